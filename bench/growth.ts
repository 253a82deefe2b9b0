import { runStoreSite } from "../tests/support/store-site.ts";
import { runLighthouse } from "./lighthouse.ts";
import { formatRatio, toKilobytes } from "./table.ts";

const projectTypes = ["Web Development", "Mobile Development", "Digital Marketing", "E-commerce"];

/** Measures three pages over more and more projects: render time and size, and the paint of /work on a phone. */
export async function measureGrowth(counts: number[], barePage: string) {
  const rows: (string | number)[][] = [];
  for (const count of counts) {
    const site = await runStoreSite({ projects: { rows: makeProjects(count) } });
    try {
      const home = await measureUncachedRender(`${site.url}/`);
      const project = await measureUncachedRender(`${site.url}/project/p${count - 1}`);
      const work = await measureUncachedRender(`${site.url}/work`);
      // Lighthouse then measures the cached page, as for the other pages.
      for (let asked = 0; asked < 2; asked += 1)
        await fetch(`${site.url}/work`, { headers: { "accept-encoding": "br" } });
      const [bare, painted] = await runLighthouse([barePage, `${site.url}/work`], { rounds: 3 });
      const paint =
        bare && painted ? `${formatRatio(painted.fcp, bare.fcp)}, ${formatRatio(painted.lcp, bare.lcp)}` : "";
      rows.push([count, ...home, ...project, ...work, paint]);
    } finally {
      await site.stop();
    }
  }
  return rows;
}

/** Measures a render whose data is cached but whose page is not, since each host has its own page cache. */
async function measureUncachedRender(url: string): Promise<[ms: number, kB: number]> {
  await fetch(url).then((response) => response.text());
  const startedAt = performance.now();
  const otherHost = url.replace("127.0.0.1", "localhost");
  const bytes = await fetch(otherHost).then((response) => response.arrayBuffer());
  return [Math.round(performance.now() - startedAt), toKilobytes(bytes.byteLength)];
}

function makeProjects(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    title: `Project ${index}`,
    client: "Relay",
    type: projectTypes[index % projectTypes.length],
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
