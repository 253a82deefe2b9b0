import type { Page } from "@playwright/test";

const CONTROLS = "a[href], button, summary, input, select, textarea";
/** A card's face is one button under its links, and nobody presses what is hidden from people. */
const OTHERWISE = "[data-flip-card], [inert], [aria-hidden=true]";

/** Links and controls that are not what a press near their middle or their edges meets. */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(
    ([controls, otherwise]) => {
      const parts = [0.1, 0.5, 0.9];
      const isMet = (control: Element, x: number, y: number) => {
        const met = document.elementFromPoint(x, y);
        const labels = [...((control as HTMLInputElement).labels ?? [])];
        return !met || met.contains(control) || [control, ...labels].some((own) => own.contains(met));
      };
      const isCovered = (control: Element) => {
        control.scrollIntoView({ block: "center", behavior: "instant" });
        const [box] = control.getClientRects();
        if (!box || box.width < 2) return false;
        return parts.some((down) =>
          parts.some((along) => !isMet(control, box.left + box.width * along, box.top + box.height * down)),
        );
      };
      const covered = [...document.querySelectorAll(controls)]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest(otherwise))
        .filter(isCovered)
        .map((control) => control.outerHTML.slice(0, 120));
      scrollTo({ top: 0, behavior: "instant" });
      return covered;
    },
    [CONTROLS, OTHERWISE] as const,
  );
}
