/**
 * The step that the scroll has reached, counted from 1. The steps share the section's height equally; the first begins when
 * the section's top reaches the middle of the window (0 before that), and the last one stays. `box` is where the section is.
 */
export function activeStep(box: { top: number; height: number }, viewport: number, count: number): number {
  const scrolled = viewport / 2 - box.top;
  if (scrolled < 0 || box.height <= 0) return 0;
  return Math.min(count, Math.floor((scrolled / box.height) * count) + 1);
}

type StepState = "done" | "active" | "upcoming";

/** `active` is null without JavaScript: every step is then fully visible. */
export function stepState(step: number, active: number | null): StepState {
  if (active === null || step < active) return "done";
  return step === active ? "active" : "upcoming";
}
