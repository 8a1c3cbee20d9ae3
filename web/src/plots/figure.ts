// A plot with its title, its numbers as a table, and downloads.
import { html, type TemplateResult } from "lit";
import { t } from "../i18n/i18n";
import { download } from "../base/download";

export interface Table {
  head: string[];
  rows: (string | number)[][];
}

const STYLE =
  "text{font:12px sans-serif;fill:#222}line{stroke:#888}.bar,.dot{fill:#0072b2}" +
  ".curve{fill:none;stroke:#d55e00;stroke-width:2}.ci{stroke:#0072b2;stroke-width:2}.half{stroke-dasharray:4 3}";

// The drawing as a file that stands alone.
function standalone(figure: Element): string {
  const copy = figure.querySelector("svg")!.cloneNode(true) as SVGElement;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = STYLE;
  copy.prepend(style);
  return `<?xml version="1.0"?>\n${new XMLSerializer().serializeToString(copy)}`;
}

export function csv(table: Table): string {
  const quote = (x: string | number) => (typeof x === "number" ? String(x) : `"${x.replaceAll('"', '""')}"`);
  return [table.head, ...table.rows].map((row) => row.map(quote).join(",")).join("\n") + "\n";
}

export function figure(
  name: string,
  title: string,
  drawing: TemplateResult,
  table: Table,
  show: (x: string | number) => string,
): TemplateResult {
  return html`<figure class="plot" data-plot=${name}>
    <figcaption>${title}</figcaption>
    ${drawing}
    <details>
      <summary>${t("as_table")}</summary>
      <div class="scroller" tabindex="0" role="region" aria-label=${title}>
        <table>
          <thead>
            <tr>
              ${table.head.map((h) => html`<th scope="col">${h}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${table.rows.map(
              (row) =>
                html`<tr>
                  ${row.map((x) => html`<td class=${typeof x === "number" ? "n" : ""}>${show(x)}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </details>
    <p class="actions">
      <button
        class="small"
        aria-label="SVG: ${title}"
        @click=${(e: Event) =>
          download(`${name}.svg`, standalone((e.target as Element).closest("figure")!), "image/svg+xml")}
      >
        SVG
      </button>
      <button class="small" aria-label="CSV: ${title}" @click=${() => download(`${name}.csv`, csv(table), "text/csv")}>
        CSV
      </button>
    </p>
  </figure>`;
}
