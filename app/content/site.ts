/** The facts about the agency that more than one page states. */
export const site = {
  name: "Furlong",
  legalName: "Furlong Studio Inc.",
  tagline: "A distance you can see the end of.",
  promise: "four to sixteen weeks, start to finish",
  city: "Toronto",
  province: "Ontario",
  country: "Canada",
  locale: "en-CA",
  founded: 2020,
  copyrightYear: 2024,
  email: "hello@furlong.example",
  phone: "(416) 555-0142",
  hours: "Mon-Fri 9AM-6PM EST",
  clientDashboardUrl: "https://clients.furlong.example",
} as const;

/** Goes after every page's own title. */
export const titleSuffix = ` — ${site.name}`;

export const reply = "Tell us what you’re making and when you need it. A person replies within one working day.";

export type Social = { name: "Instagram" | "LinkedIn" | "GitHub"; url: string };

export const socials: readonly Social[] = [
  { name: "Instagram", url: "https://instagram.example/furlong" },
  { name: "LinkedIn", url: "https://linkedin.example/company/furlong" },
  { name: "GitHub", url: "https://github.example/furlong" },
];
