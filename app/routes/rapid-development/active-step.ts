/**
 * The step, counted from 1, that the scroll has reached: the section's height is split equally among the steps, and the
 * first begins when the section's top is half a viewport from the top of the window. 0 before that; the last stays.
 * `top` and `height` are the section's box in the window.
 */
export function activeStep(box: { top: number; height: number }, viewport: number, count: number): number {
  const travelled = viewport / 2 - box.top;
  if (travelled < 0 || box.height <= 0) return 0;
  return Math.min(count, Math.floor((travelled / box.height) * count) + 1);
}

type StepState = "done" | "active" | "upcoming";

/** `active` is null where no script follows the scroll: every step is then fully visible. */
export function stepState(step: number, active: number | null): StepState {
  if (active === null || step < active) return "done";
  return step === active ? "active" : "upcoming";
}
