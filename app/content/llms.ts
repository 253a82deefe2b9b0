/** The headings and labels of /llms.txt. */
export const llmsWords = {
  pages: "Pages",
  services: "Services",
  clients: "Clients",
  caseStudies: "Case studies",
  projects: "Projects",
  studies: "Lab studies",
  experiments: "Experiments",
  contributions: "Open source",
  more: "Optional",
  feed: "Atom feed of the studies",
  sitemap: "Every address with its date",
  contact: "Enquiries",
} as const;
