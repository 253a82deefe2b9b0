import type { Page } from "@playwright/test";

const CONTROL_SELECTOR = "a[href], button, summary, input, select, textarea";
/** Skips cards, whose face is one button under their links, and elements that are hidden from people. */
const EXCLUDED_SELECTOR = "[data-flip-card], [inert], [aria-hidden=true]";

/** Finds links and controls that another element covers, in the middle or near an edge. */
export function findCoveredControls(page: Page): Promise<string[]> {
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
    [CONTROL_SELECTOR, EXCLUDED_SELECTOR] as const,
  );
}
