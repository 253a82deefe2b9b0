/** /experiment/{slug} */
export const experimentPage = {
  back: { label: "Back to Lab", to: "/lab" },
  timeline: "Timeline",
  tech: "Built with",
} as const;
