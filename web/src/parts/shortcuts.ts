// Single keys, where nobody is typing. They are listed under "?" and can be switched off.
import { html, type TemplateResult } from "lit";
import { t } from "../i18n/i18n";
import type { Key } from "../i18n/strings";
import { change, settings } from "../model/settings";

export const SKIP = "skip"; // asks for the end of a motion, and nothing else

type Handler = (key: string) => boolean;
const handlers = new Set<Handler>();

export function onShortcut(handler: Handler): () => void {
  handlers.add(handler);
  return () => handlers.delete(handler);
}

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.matches("input, textarea, select") || target.isContentEditable);
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
  const onButton = event.target instanceof HTMLElement && event.target.matches("button, a, summary");
  if (event.key === " " && onButton) {
    // Whoever has clicked a place still skips the motion; else the key presses the button.
    if ([...handlers].some((handler) => handler(SKIP))) event.preventDefault();
    return;
  }
  if (!settings().shortcuts && event.key.length === 1 && event.key !== " ") return;
  for (const handler of handlers) {
    if (!handler(event.key)) continue;
    event.preventDefault();
    return;
  }
});

export const LIST: [string, Key][] = [
  ["← →", "key_step"],
  ["Home End", "key_ends"],
  ["1 … 9, a … z", "key_signs"],
  ["u y", "key_undo"],
  ["h", "key_hint"],
  ["t", "key_truth"],
  ["n", "key_next"],
  ["f", "key_flip"],
  ["Space", "key_skip"],
  ["Esc", "key_escape"],
  ["?", "key_help"],
];

export function shortcutList(changed: () => void): TemplateResult {
  return html`<table class="keys">
      <caption class="sr">
        ${t("shortcuts")}
      </caption>
      <thead>
        <tr>
          <th scope="col">${t("key")}</th>
          <th scope="col">${t("does")}</th>
        </tr>
      </thead>
      <tbody>
        ${LIST.map(
          ([key, does]) =>
            html`<tr>
              <td><kbd>${key}</kbd></td>
              <td>${t(does)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <label class="check"
      ><input
        type="checkbox"
        .checked=${settings().shortcuts}
        @change=${(e: Event) => (change({ shortcuts: (e.target as HTMLInputElement).checked }), changed())}
      />
      ${t("shortcuts_on")}</label
    >`;
}
