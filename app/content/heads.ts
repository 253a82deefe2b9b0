import type { Head } from "#app/lib/line.ts";

/** Every section head of the site. */
export const heads = {
  whatWeCreate: { text: "What We Create", w: 106.1, l: -0.001 },
  featuredWork: { text: "Featured Work", w: 114.1, l: 0.055 },
  trustedByInnovators: { text: "Trusted by Innovators", w: 75.4, l: 0.012 },
  whatClientsSay: { text: "What Clients Say", w: 98.4, l: -0.001 },
  fromTheLab: { text: "From the Lab", w: 124.7, l: 0.062 },
  whatWeDevelop: { text: "What We Develop", w: 97, l: -0.001 },
  fiveSteps: { text: "Five steps, to scale", w: 90.8, l: 0.037 },
  experiments: { text: "Experiments", w: 131.4, l: 0.066 },
  studies: { text: "Studies", w: 128, l: 0.005, run: true },
  contributions: { text: "Contributions", w: 121.8, l: 0.03 },
  capabilities: { text: "Capabilities", w: 141.2, l: 0.037 },
  process: { text: "Process", w: 128, l: 0.064, run: true },
  featuredClients: { text: "Featured Clients", w: 100.6, l: 0.046 },
  successMetrics: { text: "Success Metrics", w: 104, l: 0.004 },
  projectsDelivered: { text: "Projects Delivered", w: 92.4, l: 0.039 },
  results: { text: "Results", w: 128, l: 0.065, run: true },
  gallery: { text: "Gallery", w: 128, l: 0.032, run: true },
  ourStory: { text: "Our Story", w: 128, l: 0.032, run: true },
  theTeam: { text: "The Team", w: 128, l: 0.027, run: true },
  whatHappensNext: { text: "What Happens Next", w: 88.5, l: -0.001 },
  quickQuestions: { text: "Quick Questions", w: 103.1, l: 0.023 },
  installation: { text: "Installation", w: 147.9, l: 0.078 },
  keyFeatures: { text: "Key Features", w: 126.2, l: 0.063 },
} satisfies Record<string, Head>;
