import { runStoreSite } from "../tests/support/store-site.ts";
import { measure } from "./lighthouse.ts";
import { kilobytes, ratio } from "./table.ts";

const types = ["Web Development", "Mobile Development", "Digital Marketing", "E-commerce"];

/** Three pages with more and more projects in the store: render time and size, and for /work its paint on a phone. */
export async function growth(counts: number[], barePage: string) {
  const rows: (string | number)[][] = [];
  for (const count of counts) {
    const site = await runStoreSite({ projects: { rows: projects(count) } });
    try {
      const home = await uncachedRender(`${site.url}/`);
      const project = await uncachedRender(`${site.url}/project/p${count - 1}`);
      const work = await uncachedRender(`${site.url}/work`);
      // Lighthouse then measures the cached page, as for the other pages.
      for (let asked = 0; asked < 2; asked += 1)
        await fetch(`${site.url}/work`, { headers: { "accept-encoding": "br" } });
      const [bare, painted] = await measure([barePage, `${site.url}/work`], { rounds: 3 });
      const paint = bare && painted ? `${ratio(painted.fcp, bare.fcp)}, ${ratio(painted.lcp, bare.lcp)}` : "";
      rows.push([count, ...home, ...project, ...work, paint]);
    } finally {
      await site.stop();
    }
  }
  return rows;
}

/** The time and size of a render whose data is cached but whose page is not: another host has its own pages. */
async function uncachedRender(url: string): Promise<[ms: number, kB: number]> {
  await fetch(url).then((response) => response.text());
  const startedAt = performance.now();
  const otherHost = url.replace("127.0.0.1", "localhost");
  const bytes = await fetch(otherHost).then((response) => response.arrayBuffer());
  return [Math.round(performance.now() - startedAt), kilobytes(bytes.byteLength)];
}

function projects(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    title: `Project ${index}`,
    client: "Relay",
    type: types[index % types.length],
    industry: "Technology",
    complexity: "Medium",
    year: 2024 - (index % 20),
    description: "A sentence about what it was and did. ".repeat(6),
    image: "/img/work/relay/cover.webp",
    results: ["40% faster checkout"],
    technologies: ["TypeScript"],
    created_at: "2024-01-01T00:00:00Z",
  }));
}
