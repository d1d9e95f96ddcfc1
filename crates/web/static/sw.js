// Keeps the client so that it starts without a network. The tables themselves are kept by the page.
const KEPT = "sevenfold-{{build}}";
const FILES = ["/", "/icon.svg", "/manifest.webmanifest", {{files}}];

self.addEventListener("install", (event) => {
  // Whoever is at a table already needs the network more.
  const files = FILES.map((file) => new Request(file, { priority: "low" }));
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(files)).then(() => self.skipWaiting()));
});

// The build before this one is kept too: a page that is still open may need its worker.
self.addEventListener("activate", (event) => {
  const clean = async () => {
    const ours = (await caches.keys()).filter((name) => name.startsWith("sevenfold-"));
    const old = ours.filter((name) => name !== KEPT).slice(0, -1);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

// Files of a build never change; everything else comes from the network as long as there is one.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin || address.pathname.startsWith("/api/")) return;
  if (address.pathname.startsWith("/app/")) {
    event.respondWith(caches.match(request, { ignoreSearch: true }).then((kept) => kept ?? fetch(request)));
    return;
  }
  const page = request.mode === "navigate" ? "/" : request;
  event.respondWith(fetch(request).catch(async () => (await caches.match(page)) ?? Response.error()));
});
