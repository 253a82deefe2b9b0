import { startYourProjectLink } from "../page-links.ts";
import type { Service, ServiceSummary } from "./service.ts";

export const mobileAppsSummary: ServiceSummary = {
  title: "Mobile Apps",
  desc: "Native and cross-platform solutions.",
  link: "/services/mobile-apps",
  paint: "orange",
  drawing: "app",
  weeks: { from: 8, to: 16 },
  duration: "8–16 weeks",
};

export const mobileApps: Service = {
  summary: mobileAppsSummary,
  meta: {
    title: "Mobile apps tested on the oldest phone we have",
    description:
      "Native and cross-platform apps in 8 to 16 weeks, built for gloves, full sun and no signal. Both stores, one team, a build every Friday.",
  },
  title: "Mobile\nApps",
  lead: "Apps for places where phones have a hard time: a barn, a dock, the inside of a coat. One codebase or two, as the place demands.",
  capabilities: {
    note: "In both stores, under your name.",
    items: [
      { title: "Cross-platform apps", text: "One codebase where that is honest. Forty growers use one every week." },
      { title: "Native apps", text: "Swift and Kotlin where the phone itself is the product: camera, maps, payment." },
      {
        title: "Works without signal",
        text: "What you bought, saved or typed is there. It is sent when the bars return.",
      },
      { title: "Half an app", text: "We look for the part only a phone can do. The rest may already work on the web." },
      {
        title: "Store submission",
        text: "Screenshots, privacy forms, review notes, and the reply when a reviewer asks.",
      },
      { title: "Field testing", text: "In sun, in gloves, on the ferry. A lab bench has told us very little." },
    ],
  },
  exhibit: {
    kind: "launch",
    head: "Tap to first screen",
    note: "Dockline’s ticket on three phones, in seconds. The limit was three: about how long a gate can wait.",
    label:
      "Seconds from tap to ticket, to scale: 2.4 on a phone from 2016, 1.3 on a phone from 2019, 0.7 on a phone from 2022, against a limit of 3 seconds",
    limit: { label: "The limit", seconds: 3 },
    phones: [
      { name: "From 2016", seconds: 2.4, text: "Mateo’s own. The battery is held in with tape." },
      { name: "From 2019", seconds: 1.3, text: "What most of the queue carries." },
      { name: "From 2022", seconds: 0.7, text: "What the demo is usually given on." },
    ],
  },
  process: {
    note: "Working weeks. Each part of the bar is as long as it takes.",
    steps: [
      { title: "Go there", weeks: 1, duration: "1 week", text: "A day at the dock, the barn or the desk." },
      { title: "Paper and prototype", weeks: 3, duration: "3 weeks", text: "On real phones by week two." },
      { title: "Build", weeks: 8, duration: "8 weeks", text: "A build every Friday, on your own phone." },
      { title: "Field test", weeks: 2, duration: "2 weeks", text: "With the people who will hold it." },
      { title: "Stores and launch", weeks: 2, duration: "2 weeks", text: "Review takes days. We count them." },
    ],
    total: "sixteen weeks",
  },
  call: {
    title: "Put it in a pocket",
    paint: "pink",
    text: "Tell us who will use it, and where they will be standing.",
    action: startYourProjectLink,
  },
};
