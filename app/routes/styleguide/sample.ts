import type { Head, Line, Title } from "#app/lib/line.ts";
import type { Paint } from "#app/lib/paint.ts";
import type { PictureData } from "#app/lib/picture.ts";

export const name = "Furlong";

export const links = [
  { label: "Home", to: "/", menu: { text: "HOME", em: 4.4, w: 148.3, l: 0.078 } },
  { label: "Services", to: "/services", menu: { text: "SERVICES", em: 4.4, w: 94.1, l: 0.003 } },
  { label: "Work", to: "/work", menu: { text: "WORK", em: 4.4, w: 143.9, l: -0.002 } },
  { label: "About", to: "/about", menu: { text: "ABOUT", em: 4.4, w: 123.6, l: 0.005 } },
  { label: "Clients", to: "/clients", menu: { text: "CLIENTS", em: 4.4, w: 105.5, l: 0.024 } },
  { label: "Lab", to: "/lab", menu: { text: "LAB", em: 4.4, reach: 3, w: 147.3, l: 0.077 } },
  { label: "Contact", to: "/contact", menu: { text: "CONTACT", em: 4.4, w: 98.4, l: 0.021 } },
];

export const contact = { label: "Contact Us", to: "/contact" };

export const rapidLinks = {
  portfolio: { label: "View Portfolio", to: "/work" },
  start: { label: "Get Started", to: "#main" },
};

export const words = {
  mainLabel: "Main",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  theme: "Dark theme",
  footerLabel: "Footer",
  socialLabel: "Elsewhere",
};

export const site = {
  name,
  tagline: "A distance you can see the end of.",
  city: "Toronto",
  province: "Ontario",
  email: "hello@furlong.example",
  copyrightYear: 2024,
};

export const socials = [
  { name: "Instagram", url: "https://instagram.example/furlong" },
  { name: "LinkedIn", url: "https://linkedin.example/company/furlong" },
  { name: "GitHub", url: "https://github.example/furlong" },
];

export const wordmark: Line = { text: "FURLONG", em: 7.2, w: 146.7, l: 0.076 };

export const heads: Record<"create" | "say" | "trusted" | "studies", Head> = {
  create: { text: "What We Create", w: 106.1, l: -0.001 },
  say: { text: "What Clients Say", w: 98.4, l: -0.001 },
  trusted: { text: "Trusted by Innovators", w: 75.4, l: 0.012 },
  studies: { text: "Studies", w: 128, l: 0.005, run: true },
};

export const ready: Title = {
  label: "Ready to Create?",
  lines: [
    { text: "READY TO", em: 4.4, w: 93.6, l: 0.04 },
    { text: "CREATE?", em: 4.4, w: 100.5, l: 0.022 },
  ],
};

export const made: Title = {
  label: "made to measure",
  lines: [{ text: "MADE TO MEASURE", em: 9.2, w: 97.9, l: 0.043, pairs: true }],
  phone: [
    { text: "MADE TO", em: 4.2, w: 97.3, l: 0.043, pairs: true },
    { text: "MEASURE", em: 4.2, w: 92, l: 0.038, pairs: true },
  ],
};

export const notFoundMark: Line = { text: "404", em: 4.6, w: 129.1, l: 0.016, reach: 2.601 };
export const projectNotFound: Line = { text: "Project Not Found", em: 9, w: 103.3, l: 0.048 };
export const noProjects: Line = { text: "No projects found", em: 9, w: 105.5, l: 0.049 };

export const services = [
  {
    name: { text: "Web Development", em: 7.6, w: 90.2, l: -0.001 },
    mark: "web",
    paint: "blue",
    text: "Modern, scalable web applications.",
  },
  {
    name: { text: "Mobile Apps", em: 7.6, w: 130.1, l: 0.066 },
    mark: "app",
    paint: "orange",
    text: "Native and cross-platform solutions.",
  },
] as const satisfies readonly { name: Line; mark: string; paint: Paint; text: string }[];

export const statuses = ["Completed", "In Progress", "Beta", "Published", "Paused"];

export const chips: readonly { label: string; paint: Paint }[] = [
  { label: "Web Development", paint: "blue" },
  { label: "Mobile Development", paint: "orange" },
  { label: "Digital Marketing", paint: "yellow" },
  { label: "E-commerce", paint: "green" },
  { label: "AI Development", paint: "pink" },
];

export const styles = ["Technical", "Case Study", "Tutorial", "Analysis", "Opinion"];

export const questions = [
  { question: "How long does a project take?", answer: "Most take 4 to 16 weeks. The first call ends with a date." },
  { question: "Do you work with startups?", answer: "Yes, and with small companies that have outgrown theirs." },
];

export const facts = [
  { label: "Client", value: "Harvest Table" },
  { label: "Year", value: "2024" },
  { label: "Industry", value: "Food & Beverage" },
];

export const steps = [
  { title: "Discovery Sprint", text: "1-2 Days", days: 1.5, state: "done" },
  { title: "Design System", text: "2-3 Days", days: 2.5, state: "done" },
  {
    title: "Core Development",
    text: "1-2 Weeks. A build every day on a link you can open.",
    days: 7.5,
    state: "active",
  },
  { title: "Integration & Testing", text: "2-3 Days", days: 2.5, state: "upcoming" },
  { title: "Launch & Support", text: "1 Day", days: 1, state: "upcoming" },
] as const;

export const picture: PictureData = {
  src:
    "data:image/svg+xml," +
    encodeURIComponent(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#6aa9ff" d="M0 0h4v3H0z"/><path d="M.5.500h.75V3H.5zM1.500 1h.75v2h-.75zM2.500 1.500h.75V3h-.75z"/></svg>',
    ),
  width: 1600,
  height: 1200,
  colour: "var(--blue)",
};
