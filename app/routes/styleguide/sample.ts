import type { Paint } from "#app/lib/paint.ts";
import type { PictureData } from "#app/lib/picture.ts";
import type { CardProject } from "#app/sections/card-project.ts";

export const sampleStatuses = ["Completed", "In Progress", "Beta", "Published", "Paused"];

export const typeChips: readonly { label: string; paint: Paint }[] = [
  { label: "Web Development", paint: "blue" },
  { label: "Mobile Development", paint: "orange" },
  { label: "Digital Marketing", paint: "yellow" },
  { label: "E-commerce", paint: "green" },
  { label: "AI Development", paint: "pink" },
];

export const specItems = [
  { label: "Client", value: "Harvest Table" },
  { label: "Year", value: "2024" },
  { label: "Industry", value: "Food & Beverage" },
];

export const processSteps = [
  { title: "Discovery Sprint", text: "1-2 Days", days: 1.5, look: undefined },
  { title: "Design System", text: "2-3 Days", days: 2.5, look: undefined },
  {
    title: "Core Development",
    text: "1-2 Weeks. A build every day on a link you can open.",
    days: 7.5,
    look: "painted",
  },
  { title: "Integration & Testing", text: "2-3 Days", days: 2.5, look: "pale" },
  { title: "Launch & Support", text: "1 Day", days: 1, look: "pale" },
] as const;

export const comparedBars = [
  { label: "Plain: twelve weeks", length: 12 },
  { label: "Outline: nine", length: 9, look: "outline" },
  { label: "Painted: three", length: 3, look: "painted" },
] as const;

export const keyItems = [
  { title: "Before", text: "With a sentence under it.", colour: "var(--edge)" },
  { title: "After", colour: "var(--c)" },
];

const samplePicture: PictureData = {
  src:
    "data:image/svg+xml," +
    encodeURIComponent(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#6aa9ff" d="M0 0h4v3H0z"/><path d="M.5.500h.75V3H.5zM1.500 1h.75v2h-.75zM2.500 1.500h.75V3h-.75z"/></svg>',
    ),
  width: 1600,
  height: 1200,
  colour: "var(--blue)",
};

const completeProject: CardProject = {
  id: "relay",
  title: "Relay, onboarding by numbers",
  description: "Shows where new customers stall, and what to do about it.",
  type: "Web Development",
  industry: "Technology",
  complexity: "High",
  year: 2024,
  client: "TechStart",
  url: "https://relay.example",
  image: samplePicture,
};

/** One project with every field, and one with only a title. */
export const sampleProjects: readonly CardProject[] = [
  completeProject,
  {
    id: "untold",
    title: "Untold",
    description: null,
    type: null,
    industry: null,
    complexity: null,
    year: null,
    client: null,
    url: null,
    image: null,
  },
];
