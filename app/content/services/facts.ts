import type { Paint } from "#app/lib/paint.ts";

export type ServiceSlug =
  | "ai-agent-development"
  | "web-development"
  | "mobile-apps"
  | "ai-automation"
  | "brand-identity"
  | "digital-strategy";

/** The drawing beside a service's name. */
type ServiceMark = "ai" | "web" | "app" | "brand" | "plan";

type WeekRange = { from: number; to: number };

export type ServiceFacts = {
  title: string;
  desc: string;
  link: `/services/${ServiceSlug}`;
  paint: Paint;
  mark: ServiceMark;
  weeks: WeekRange;
  /** `weeks` in words. */
  duration: string;
};

/** What home, the overview and the service's own page all state. */
export const serviceFacts: Readonly<Record<ServiceSlug, ServiceFacts>> = {
  "ai-agent-development": {
    title: "AI Agent Development",
    desc: "Agents with limits, logs and a person to call.",
    link: "/services/ai-agent-development",
    paint: "pink",
    mark: "ai",
    weeks: { from: 6, to: 10 },
    duration: "6–10 weeks",
  },
  "web-development": {
    title: "Web Development",
    desc: "Modern, scalable web applications.",
    link: "/services/web-development",
    paint: "blue",
    mark: "web",
    weeks: { from: 6, to: 12 },
    duration: "6–12 weeks",
  },
  "mobile-apps": {
    title: "Mobile Apps",
    desc: "Native and cross-platform solutions.",
    link: "/services/mobile-apps",
    paint: "orange",
    mark: "app",
    weeks: { from: 8, to: 16 },
    duration: "8–16 weeks",
  },
  "ai-automation": {
    title: "AI Automation",
    desc: "Intelligent automation solutions.",
    link: "/services/ai-automation",
    paint: "pink",
    mark: "ai",
    weeks: { from: 4, to: 8 },
    duration: "4–8 weeks",
  },
  "brand-identity": {
    title: "Brand Identity",
    desc: "A name, a mark and the rules that keep them straight.",
    link: "/services/brand-identity",
    paint: "green",
    mark: "brand",
    weeks: { from: 4, to: 6 },
    duration: "4–6 weeks",
  },
  "digital-strategy": {
    title: "Digital Strategy",
    desc: "Data-driven marketing campaigns.",
    link: "/services/digital-strategy",
    paint: "yellow",
    mark: "plan",
    weeks: { from: 4, to: 8 },
    duration: "4–8 weeks",
  },
};
