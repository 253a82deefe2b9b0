import type { Title } from "#app/lib/line.ts";
import type { Meta } from "./meta.ts";

export const meta: Meta = {
  title: "Thank you, it arrived",
  description: "Your message has been received. A person replies within one working day.",
};

const title: Title = {
  label: "Thank You!",
  lines: [{ text: "THANK YOU!", em: 4.6, w: 82.6, l: 0.014 }],
  phone: [
    { text: "THANK", em: 3, w: 91.7, l: 0.016 },
    { text: "YOU!", em: 3, w: 126.6, l: -0.005 },
  ],
};

export const thankYou = {
  title,
  text: "Your message has been received successfully.",
  redirecting: "Redirecting to home page in a few seconds...",
  progressLabel: "Redirecting to home page",
  now: { label: "Go now", to: "/" },
  stay: "Stay here",
  staying: "Stay as long as you like.",
  redirectMs: 4000,
} as const;
