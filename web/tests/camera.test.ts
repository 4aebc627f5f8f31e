import { describe, expect, it } from "vitest";
import { fragmentIn } from "../src/home/camera";

describe("what a camera reads", () => {
  it("leads to a table by its code, or to a seat by a pass", () => {
    expect(fragmentIn("http://192.168.1.20:8321/#KVLT")).toBe("#KVLT");
    expect(fragmentIn("https://house.example/#pass=abcdefgh-123_")).toBe("#pass=abcdefgh-123_");
  });

  it("is nothing to us if it is anything else", () => {
    for (const other of ["", "KVLT", "https://elsewhere.example/", "WIFI:S:home;;", "http://house/#<script>"]) expect(fragmentIn(other)).toBeNull();
  });
});
