import type { Meta } from "./meta.ts";
import { pageLinks } from "./page-links.ts";

export const meta: Meta = {
  title: "Thank you, it arrived",
  description: "Your message has been received. A person replies within one working day.",
};

export const thankYou = {
  title: "Thank\nYou!",
  text: "Your message has been received successfully.",
  redirecting: "Redirecting to home page in a few seconds...",
  progressLabel: "Redirecting to home page",
  now: { label: "Go now", to: pageLinks.home.to },
  stay: "Stay here",
  staying: "Stay as long as you like.",
  redirectMs: 4000,
} as const;
