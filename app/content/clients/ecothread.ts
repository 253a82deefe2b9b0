import type { Client } from "./client.ts";

export const ecothread: Client = {
  id: "ecothread",
  meta: {
    title: "EcoThread: coats with their route sewn in",
    description:
      "Four projects for EcoThread since 2022. Half an app for repairs, a storefront that shows the route, and 38% more checkouts.",
  },
  name: "EcoThread",
  initials: "ET",
  industry: "Fashion",
  paint: "yellow",
  description: "Coats that can say where they have been.",
  relationship: "since 2022",
  image: "/img/work/ecothread/cover.webp",
  testimonial: {
    quote: "We asked for an app and got talked into half an app. It was the right half.",
    author: "Imani Clarke",
    title: "Founder",
  },
  founded: 2017,
  employees: "18 people",
  location: "Hamilton, Ontario",
  website: "https://ecothread.example",
  challenge:
    "Every coat had a story, and it sat in a paragraph nobody opened. Coats came back for want of a size guide, torn ones were thrown out for want of a mender, and checkout lost people on the second of its three pages.",
  solution:
    "Half an app for repairs, then a storefront where the route is the second thing you see and checkout is one page, then two fields fewer on that page. Each was finished before the next was begun.",
  results: [
    "38% more checkouts finished",
    "22% fewer returns in the first three months",
    "1,900 coats mended in the first year",
  ],
  resultsNote: "Three projects, one figure each.",
  picture: "/img/work/ecothread/route.webp",
  pictureFrom: "58%",
  technologies: ["React Router", "TypeScript", "Stripe", "Swift", "Kotlin", "Postgres"],
  projects: [
    { name: "Checkout, minus two fields", type: "E-commerce", year: 2023 },
    { name: "A coat with its route sewn in", type: "E-commerce", year: 2023, id: "coat-with-its-route" },
    { name: "Half an app", type: "Mobile Development", year: 2022, id: "half-an-app" },
    { name: "Swing tags that scan", type: "Brand Identity", year: 2022 },
  ],
};
