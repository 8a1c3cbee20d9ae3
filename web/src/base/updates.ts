// A page of files keeps itself in the browser (engine/service.ts). Here a new version is noticed, and let in.
import { root } from "../api/root";

type Listener = () => void;
let waiting: ServiceWorker | null = null;
let listener: Listener = () => undefined;

export function onUpdate(next: Listener): void {
  listener = next;
  if (waiting) next();
}

// Only where browsers allow it: https, or this machine.
export async function keepOffline(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.register(`${root}sw.js`, { scope: root }).catch(() => null);
  if (!registration) return;
  const look = (worker: ServiceWorker | null) => {
    if (!worker) return;
    const ready = () => {
      if (worker.state !== "installed" || !navigator.serviceWorker.controller) return;
      waiting = worker;
      listener();
    };
    ready();
    worker.addEventListener("statechange", ready);
  };
  look(registration.waiting);
  look(registration.installing);
  registration.addEventListener("updatefound", () => look(registration.installing));
}

// The game stands in the address, so it is there again after the page has been loaded anew.
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting?.postMessage("take over");
}
