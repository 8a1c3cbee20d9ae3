// Addresses of pages. The state of a game stands in the fragment; /#/game?.. (a shared link) becomes /game#..
export interface Route {
  page: "home" | "play" | "learn" | "review" | "tournament" | "counterexamples" | "about" | "lost";
  game: string;
  fragment: string;
}

export function currentRoute(): Route {
  const shared = /^#\/([a-z]+)(\/learn)?\??(.*)$/.exec(location.hash);
  if (location.pathname === "/" && shared)
    history.replaceState(null, "", `/${shared[1]}${shared[2] ?? ""}#${shared[3]}`);
  const [first = "", second = ""] = location.pathname.split("/").filter(Boolean);
  const fragment = location.hash.slice(1);
  if (first === "") return { page: "home", game: "", fragment };
  if (first === "review" || first === "tournament" || first === "about") return { page: first, game: "", fragment };
  if (first === "counterexamples") return { page: "counterexamples", game: second, fragment };
  if (second === "" || second === "learn")
    return { page: second === "learn" ? "learn" : "play", game: first, fragment };
  return { page: "lost", game: "", fragment };
}

type Listener = () => void;
let listener: Listener = () => undefined;

export function onRoute(next: Listener): void {
  listener = next;
  addEventListener("popstate", next);
  addEventListener("hashchange", () => location.pathname === "/" && next());
}

export function go(path: string): void {
  history.pushState(null, "", path);
  listener();
}

// Links inside the page do not load it anew.
document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest?.("a[href^='/']");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || link.hasAttribute("download")) return;
  event.preventDefault();
  go(link.getAttribute("href")!);
});
