import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const house = "http://127.0.0.1:8321";

export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2022", assetsInlineLimit: 0, outDir: "../src/contrabande/static", emptyOutDir: true },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: house, ws: true } },
  },
});
