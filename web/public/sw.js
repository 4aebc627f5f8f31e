// Keeps the shell at hand, so that the house opens also on a bad line. Tables and secrets are never kept.
const SHELL = "contrabande-shell";
const MOST = 150;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// The first visit comes before this worker: the page tells which files it has loaded already.
self.addEventListener("message", (event) => event.waitUntil(keepAll(event.data)));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  const kept = request.mode === "navigate" ? "/" : request;
  event.respondWith(
    fetch(request)
      .then((reply) => {
        if (reply.ok) event.waitUntil(keep(kept, reply.clone()));
        return reply;
      })
      .catch(async () => (await caches.match(kept)) ?? Response.error()),
  );
});

async function keep(request, reply) {
  const shell = await caches.open(SHELL);
  await shell.put(request, reply);
  const names = await shell.keys();
  const old = names.filter(({ url }) => url.includes("/assets/")).slice(0, Math.max(0, names.length - MOST));
  await Promise.all(old.map((name) => shell.delete(name)));
}

async function keepAll(addresses) {
  const shell = await caches.open(SHELL);
  const wanted = addresses.filter((each) => new URL(each).origin === self.location.origin && !new URL(each).pathname.startsWith("/api/"));
  await Promise.all(["/", ...wanted].map(async (each) => (await shell.match(each)) ?? shell.add(each).catch(() => undefined)));
}
