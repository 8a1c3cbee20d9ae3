// The service worker of a folder of files: after the first visit everything comes from the browser's own store. A new
// version is fetched whole beside the old one and takes over when no page of the old one is open, or when the player
// says so; a running game stands in the address, so it goes on.
// The program that writes the folder puts these before this text.
declare const FILES: string[]; // all addresses below the folder: "app.js", "game/learn/" for a page, "" for the first
declare const VERSION: string;

interface Event_ extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetch extends Event_ {
  request: Request;
  respondWith(answer: Promise<Response> | Response): void;
}
interface Scope {
  registration: { scope: string };
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(kind: "install" | "activate", act: (event: Event_) => void): void;
  addEventListener(kind: "fetch", act: (event: Fetch) => void): void;
  addEventListener(kind: "message", act: (event: MessageEvent) => void): void;
}
const worker = self as unknown as Scope;
const scope = worker.registration.scope;
const ours = `rakus ${scope} `;
const store = ours + VERSION;

worker.addEventListener("install", (event) => {
  const fetched = async () => {
    const cache = await caches.open(store);
    await cache.addAll(FILES.map((name) => new Request(scope + name, { cache: "reload" })));
  };
  event.waitUntil(fetched());
});

worker.addEventListener("activate", (event) => {
  const tidied = async () => {
    for (const name of await caches.keys()) if (name.startsWith(ours) && name !== store) await caches.delete(name);
    await worker.clients.claim();
  };
  event.waitUntil(tidied());
});

worker.addEventListener("message", (event) => {
  if (event.data === "take over") void worker.skipWaiting();
});

// "game/learn/index.html" and "game/learn" are the page "game/learn/".
function fileOf(url: URL): string | null {
  const name = url.pathname.slice(new URL(scope).pathname.length).replace(/(^|\/)index\.html$/, "$1");
  return [name, `${name}/`].find((n) => FILES.includes(n)) ?? null;
}

worker.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const file = event.request.method === "GET" && event.request.url.startsWith(scope) ? fileOf(url) : null;
  if (file === null) return;
  // The files that a page names stand beside it, so its address must end as a folder does.
  if (file.endsWith("/") && !/(\/|index\.html)$/.test(url.pathname))
    return event.respondWith(Response.redirect(`${url.origin}${url.pathname}/${url.search}`));
  const kept = async () => (await (await caches.open(store)).match(scope + file)) ?? fetch(event.request);
  event.respondWith(kept());
});
