// Addresses of pages, below the folder of the page. The state of a game stands in the fragment; /#/game?.. (a shared
// link) becomes /game#..
import { root } from "./api/root";

// The pages of one game besides its board.
const GAME_PAGES = ["learn", "how", "setup", "workbench", "beat"] as const;
const OWN_PAGES = ["review", "lab", "tournament", "about"] as const;
export type GamePage = (typeof GAME_PAGES)[number];

export interface Route {
  page: "home" | "play" | GamePage | "review" | "lab" | "tournament" | "counterexamples" | "about" | "lost";
  game: string;
  fragment: string;
}

// A file server may call the first page by its file's name.
const atHome = () => location.pathname === root || location.pathname === `${root}index.html`;

export function currentRoute(): Route {
  const shared = /^#\/([a-z]+)(\/[a-z]+)?\??(.*)$/.exec(location.hash);
  if (atHome() && shared) history.replaceState(null, "", `${root}${shared[1]}${shared[2] ?? ""}#${shared[3]}`);
  const [first = "", second = ""] = location.pathname
    .slice(root.length)
    .replace(/index\.html$/, "")
    .split("/")
    .filter(Boolean);
  const fragment = location.hash.slice(1);
  if (first === "") return { page: "home", game: "", fragment };
  const own = OWN_PAGES.find((p) => p === first);
  if (own) return { page: own, game: "", fragment };
  if (first === "counterexamples") return { page: "counterexamples", game: second, fragment };
  const page = second === "" ? "play" : GAME_PAGES.find((p) => p === second);
  if (page) return { page, game: first, fragment };
  return { page: "lost", game: "", fragment };
}

type Listener = () => void;
let listener: Listener = () => undefined;

export function onRoute(next: Listener): void {
  listener = next;
  addEventListener("popstate", next);
  addEventListener("hashchange", () => atHome() && next());
}

// "/game/learn#..", whatever folder the page is in.
export function go(path: string): void {
  history.pushState(null, "", root + path.slice(1));
  listener();
}

// Links inside the page do not load it anew.
document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest?.("a[href^='/']");
  const path = link?.getAttribute("href") ?? "";
  if (
    !link ||
    !path.startsWith(root) ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    link.hasAttribute("download")
  )
    return;
  event.preventDefault();
  go(path.slice(root.length - 1));
});
