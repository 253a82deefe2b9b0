import type { Client } from "./client.ts";

export const harvestTable: Client = {
  id: "harvest-table",
  meta: {
    title: "Harvest Table: forty farms, one Thursday",
    description:
      "Six projects for Harvest Table since 2022. An app, a packing sheet and 212% more orders in the first season.",
  },
  name: "Harvest Table",
  initials: "HT",
  industry: "Food & Beverage",
  paint: "orange",
  description: "Forty farms, one Thursday window, no warehouse.",
  relationship: "since 2022",
  image: "/img/work/harvest/cover.webp",
  testimonial: {
    quote: "Our growers are not app people. Forty of them now run Thursday from a phone, and nobody calls me about it.",
    author: "Marc Villeneuve",
    title: "Owner",
  },
  founded: 2018,
  employees: "14 people",
  location: "Toronto, Ontario",
  website: "https://harvesttable.example",
  challenge:
    "Orders came by text message until midnight. On Wednesdays Marc typed them into a spreadsheet, and on Thursdays the vans left with whatever the spreadsheet said.",
  solution:
    "An app that opens when there is something in it. Growers post by nine in the morning, customers order by eight at night, and the packing sheet writes itself for the barn.",
  results: ["212% more orders in the first season", "40 growers posting from a phone", "0 orders typed by Marc"],
  resultsNote: "One season, against the same season the year before.",
  picture: "/img/work/harvest/market.webp",
  pictureFrom: "24%",
  technologies: ["React Native", "Postgres", "Stripe", "Mapbox", "Node", "Playwright"],
  projects: [
    { name: "A market that opens on Thursdays", type: "Mobile Development", year: 2024, id: "harvest-table-market" },
    { name: "The Wednesday reminder", type: "Digital Marketing", year: 2024 },
    { name: "The packing sheet", type: "Web Development", year: 2023, id: "packing-sheet" },
    { name: "Forty farm pages", type: "Web Development", year: 2023 },
    { name: "Box labels and van doors", type: "Brand Identity", year: 2022 },
    { name: "What is ripe when", type: "Web Development", year: 2022 },
  ],
};
