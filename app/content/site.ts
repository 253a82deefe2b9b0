/** Facts about the agency that more than one page states. */
export const site = {
  name: "Furlong",
  legalName: "Furlong Studio Inc.",
  tagline: "A distance you can see the end of.",
  description:
    "A creative and software agency in Toronto: websites, apps, shops and AI agents in four to sixteen weeks.",
  promise: "four to sixteen weeks, start to finish",
  city: "Toronto",
  province: "Ontario",
  country: "Canada",
  countryCode: "CA",
  locale: "en-CA",
  timeZone: "America/Toronto",
  founded: 2020,
  copyrightYear: 2024,
  email: "hello@furlong.example",
  phone: "(416) 555-0142",
  hours: "Mon-Fri 9AM-6PM EST",
  /** `hours` in the notation of schema.org. */
  openingHours: "Mo-Fr 09:00-18:00",
  clientDashboardUrl: "https://clients.furlong.example",
} as const;

/** Added to every page's own title. */
export const titleSuffix = ` — ${site.name}`;

/** The site's own part of every page's meta tags. */
export const siteMeta = { name: site.name, locale: site.locale, titleSuffix } as const;

export const replyPromise = "Tell us what you’re making and when you need it. A person replies within one working day.";

type Social = { name: "Instagram" | "LinkedIn" | "GitHub"; url: string };

export const socialLinks: readonly Social[] = [
  { name: "Instagram", url: "https://instagram.example/furlong" },
  { name: "LinkedIn", url: "https://linkedin.example/company/furlong" },
  { name: "GitHub", url: "https://github.example/furlong" },
];
