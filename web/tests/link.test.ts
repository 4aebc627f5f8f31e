import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Denied, Line, type LineStatus } from "../src/wire/link";

class FakeSocket {
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((frame: { data: string }) => void) | null = null;
  onclose: ((end: { code: number }) => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close() {}
}

const state = { type: "state", number: 7, member: 1, happened: [], forgotten: 0, table: {}, match: null, now: 0 };
let sockets: FakeSocket[];
let statuses: LineStatus[];

function line(): Line {
  const listener = { status: (status: LineStatus) => statuses.push(status), state: () => {}, step: () => {}, trouble: () => {} };
  return new Line("t", "secret", listener, () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket as unknown as WebSocket;
  });
}

beforeEach(() => {
  sockets = [];
  statuses = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a line", () => {
  it("greets with its token and asks for what it has missed", () => {
    const made = line();
    made.open();
    sockets[0]!.onopen?.();
    expect(sockets[0]!.sent).toEqual([{ type: "hello", token: "secret", since: null }]);
    sockets[0]!.hear(state);
    sockets[0]!.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    sockets[1]!.onopen?.();
    expect(sockets[1]!.sent[0]).toMatchObject({ since: 7 });
    expect(statuses).toEqual(["connecting", "open", "lost", "lost"]);
  });

  it("sends an unanswered command again under the same id", async () => {
    const made = line();
    made.open();
    sockets[0]!.hear(state);
    const done = made.send({ type: "start" });
    const id = sockets[0]!.sent[0]!["id"];
    sockets[0]!.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    sockets[1]!.hear(state);
    expect(sockets[1]!.sent[0]).toEqual({ type: "start", id });
    sockets[1]!.hear({ type: "ack", id });
    await expect(done).resolves.toBeUndefined();
  });

  it("is lost at once when the device has no network, and what is sent meanwhile waits", () => {
    const made = line();
    made.open();
    sockets[0]!.hear(state);
    made.drop();
    expect(statuses.at(-1)).toBe("lost");
    void made.send({ type: "start" });
    expect(sockets[0]!.sent).toEqual([]);
    sockets[0]!.hear(state);
    sockets[0]!.onclose?.({ code: 1006 });
    expect(statuses.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
    sockets[1]!.hear(state);
    expect(sockets[1]!.sent).toMatchObject([{ type: "start" }]);
  });

  it("tells a refusal with its rule", async () => {
    const made = line();
    made.open();
    sockets[0]!.hear(state);
    const asked = made.send({ type: "start" });
    const id = sockets[0]!.sent[0]!["id"];
    sockets[0]!.hear({ type: "refused", id, key: "nope", rule: "HS-6", facts: {}, text: "Not so." });
    await expect(asked).rejects.toBeInstanceOf(Denied);
    await expect(asked).rejects.toMatchObject({ message: "Not so.", refused: { rule: "HS-6" } });
  });

  it("stays away from a table that does not know it", () => {
    line().open();
    sockets[0]!.onclose?.({ code: 4404 });
    vi.advanceTimersByTime(60_000);
    expect(statuses.at(-1)).toBe("gone");
    expect(sockets).toHaveLength(1);
  });
});
