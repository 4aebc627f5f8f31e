// Keeps the shell at hand, so that the house opens also on a bad line. Tables and secrets are never kept.
const SHELL = "contrabande-shell";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  event.respondWith(
    fetch(request)
      .then((reply) => {
        if (reply.ok) {
          const copy = reply.clone();
          const kept = request.mode === "navigate" ? "/" : request;
          event.waitUntil(caches.open(SHELL).then((shell) => shell.put(kept, copy)));
        }
        return reply;
      })
      .catch(async () => (await caches.match(request.mode === "navigate" ? "/" : request)) ?? Response.error()),
  );
});
