// Whatever the other boards do not draw: every place with its content, touched like any other.
import { html, nothing, type TemplateResult } from "lit";
import { t } from "../i18n/i18n";
import { pieceWords, placeWords } from "../scene/words";
import { pieceId, stateClasses, touchable, type Easel } from "./easel";

export function drawPlain(easel: Easel): TemplateResult {
  return html`<div role="grid" aria-label=${t("board")} class="plain ${easel.ghost ? "ghost" : ""}">
    ${easel.scene.places.map((place) => {
      const name = placeWords(easel.scene, place);
      const asked = (place.pieces ?? []).filter((p) => easel.isNext(pieceId(place, p)));
      return html`<div role="row">
        <div role="gridcell" class=${stateClasses(easel, place.id)}>
          ${touchable(easel, place.id, name, name, "move")}
        </div>
        ${
          asked.length
            ? asked.map(
                (p) =>
                  html`<div role="gridcell">
                    ${touchable(
                      easel,
                      pieceId(place, p),
                      `${pieceWords(easel.scene, p)}, ${name}`,
                      pieceWords(easel.scene, p),
                      "move",
                    )}
                  </div>`,
              )
            : nothing
        }
      </div>`;
    })}
  </div>`;
}
