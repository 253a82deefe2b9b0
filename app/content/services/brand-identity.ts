import { startYourProjectLink } from "../page-links.ts";
import type { Service, ServiceSummary } from "./service.ts";

export const brandIdentitySummary: ServiceSummary = {
  title: "Brand Identity",
  desc: "A name, a mark and the rules that keep them straight.",
  link: "/services/brand-identity",
  paint: "green",
  drawing: "brand",
  weeks: { from: 4, to: 6 },
  duration: "4–6 weeks",
};

export const brandIdentity: Service = {
  summary: brandIdentitySummary,
  meta: {
    title: "Brand identity, with rules that fit on one page",
    description:
      "A name, a mark and the rules that keep them straight, in 4 to 6 weeks. Drawn for the smallest stamp and the widest van door you will ever need.",
  },
  title: "Brand\nIdentity",
  lead: "A name, a mark and the rules that keep them straight. We draw for the places it will really go, starting with the most awkward.",
  capabilities: {
    note: "What arrives in the folder.",
    items: [
      { title: "Name", text: "A short list of three, each said aloud on a bad telephone line first." },
      { title: "Wordmark and mark", text: "Drawn once, in every width and size you use." },
      { title: "Colour and type", text: "Chosen with the contrast worked out, so nobody has to ask later." },
      { title: "Voice", text: "Ten sentences you would say and ten you would not." },
      { title: "Print", text: "Labels, boxes, signs and doors, to the printer’s own specification." },
      { title: "One page of rules", text: "If it needs a second page, we change the design." },
    ],
  },
  exhibit: {
    kind: "widths",
    head: "One name, five widths",
    note: "Harvest Table’s wordmark, at one height, on the five things it is printed on.",
    label: "The words Harvest Table set at one height and five widths, from the narrow lid stamp to the wide barn sign",
    name: "Harvest Table",
    uses: [
      { use: "Lid stamp", text: "62 mm of cork." },
      { use: "Box label", text: "The one people keep." },
      { use: "Invoice", text: "Beside the total." },
      { use: "Van door", text: "Read at 40 km/h." },
      { use: "Barn sign", text: "Read from the road." },
    ],
  },
  process: {
    note: "Working weeks. Each part of the bar is as long as it takes.",
    steps: [
      { title: "Collect", weeks: 1, duration: "1 week", text: "Every place the name appears today." },
      { title: "Three directions", weeks: 2, duration: "2 weeks", text: "Shown on your things, at their size." },
      { title: "Draw one", weeks: 2, duration: "2 weeks", text: "In every width it needs." },
      { title: "Rules and files", weeks: 1, duration: "1 week", text: "One page, one folder." },
    ],
    total: "six weeks",
  },
  call: {
    title: "Say your name",
    paint: "pink",
    text: "Show us the worst place it is printed today. We will start there.",
    action: startYourProjectLink,
  },
};
