// A small drawing for each game, of our own.
import { html, svg, type TemplateResult } from "lit";

const seeds = (cx: number, cy: number, n: number) =>
  Array.from(
    { length: n },
    (_, i) =>
      svg`<circle class="seed s${i % 3}" cx=${
        cx + 4.4 * Math.sqrt(i + 0.4) * Math.cos(i * 2.4)
      } cy=${cy + 4.4 * Math.sqrt(i + 0.4) * Math.sin(i * 2.4)} r="3.4"></circle>`,
  );

const pits = (count: number) =>
  svg`<rect class="wood" x="6" y="12" width="188" height="56" rx="28"></rect>${Array.from({ length: count }, (_, i) => {
    const x = 34 + (i * 132) / (count - 1);
    return svg`<circle class="bowl" cx=${x} cy="28" r="9"></circle><circle class="bowl" cx=${x} cy="53" r="9"></circle>
      ${i % 2 ? seeds(x, 28, 3) : seeds(x, 53, 4)}`;
  })}`;

const drawings: Record<string, () => unknown> = {
  bantumi: () => pits(6),
  congklak: () => pits(7),
  gobblet: () =>
    svg`<g class="piece owner1">
        <circle cx="60" cy="40" r="28"></circle><circle class="ring" cx="60" cy="40" r="23"></circle>
      </g>
      <g class="piece owner2">
        <circle cx="112" cy="44" r="20"></circle><path class="ring" d="M100 32L124 56M124 32L100 56"></path>
      </g>
      <g class="piece owner1">
        <circle cx="150" cy="50" r="13"></circle><circle class="ring" cx="150" cy="50" r="9"></circle>
      </g>`,
  exodia: () =>
    Array.from(
      { length: 5 },
      (_, i) =>
        svg`<rect class="sheet" x=${46 + i * 22} y=${18 + Math.abs(i - 2) * 4} width="28" height="42" rx="4"
          transform=${`rotate(${(i - 2) * 8} ${60 + i * 22} 40)`}></rect>`,
    ),
  plot: () =>
    svg`<path class="axis" d="M48 10V68H158"></path>${[26, 42, 58].map(
      (y, i) =>
        svg`<line class="ci" x1=${66 + 22 * i} x2=${102 + 24 * i} y1=${y} y2=${y}></line>
          <circle class="dot" cx=${84 + 23 * i} cy=${y} r="5"></circle>`,
    )}`,
  pokemon: () =>
    svg`<rect class="sheet" x="52" y="14" width="38" height="54" rx="5"></rect>
      <rect class="sheet" x="110" y="14" width="38" height="54" rx="5"></rect>
      <path class="bolt" d="M104 22L92 44H101L96 62L110 38H101Z"></path>`,
};

export function emblem(game: string): TemplateResult {
  return html`<svg class="emblem" viewBox="0 0 200 80" aria-hidden="true">
    ${drawings[game]?.() ?? svg`<circle class="bowl" cx="100" cy="40" r="26"></circle>`}
  </svg>`;
}
