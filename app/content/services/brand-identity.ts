import { startYourProject } from "../link.ts";
import { serviceFacts } from "./facts.ts";
import type { Service } from "./service.ts";

export const brandIdentity: Service = {
  facts: serviceFacts["brand-identity"],
  meta: {
    title: "Brand identity, with rules that fit on one page",
    description:
      "A name, a mark and the rules that keep them straight, in 4 to 6 weeks. Drawn for the smallest stamp and the widest van door you will ever need.",
  },
  title: {
    label: "Brand Identity",
    lines: [
      { text: "BRAND", em: 4.4, w: 124.1, l: 0.061 },
      { text: "IDENTITY", em: 4.4, w: 97, l: 0.043 },
    ],
  },
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
    head: { text: "One name, five widths", w: 73.9, l: 0.013 },
    note: "Harvest Table’s wordmark, at one height, on the five things it is printed on.",
    label: "The words Harvest Table set at one height and five widths, from the narrow lid stamp to the wide barn sign",
    longest: 10,
    uses: [
      { use: "Lid stamp", text: "62 mm of cork.", line: { text: "Harvest Table", em: 4.6, w: 66.2, l: 0.025 } },
      { use: "Box label", text: "The one people keep.", line: { text: "Harvest Table", em: 5.4, w: 83.3, l: 0.032 } },
      { use: "Invoice", text: "Beside the total.", line: { text: "Harvest Table", em: 6.6, w: 98.3, l: 0.044 } },
      { use: "Van door", text: "Read at 40 km/h.", line: { text: "Harvest Table", em: 8.2, w: 121.2, l: 0.06 } },
      { use: "Barn sign", text: "Read from the road.", line: { text: "Harvest Table", em: 10, w: 147.7, l: 0.077 } },
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
    title: { label: "Say your name", lines: [{ text: "SAY YOUR NAME", em: 6.8, w: 90.6, l: 0.003 }] },
    paint: "pink",
    text: "Show us the worst place it is printed today. We will start there.",
    action: startYourProject,
  },
};
