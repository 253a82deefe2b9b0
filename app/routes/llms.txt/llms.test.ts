import { expect, test } from "vitest";
import { awkward } from "../../../tests/support/awkward.ts";
import { provideRows } from "../../../tests/support/provided-store.ts";
import type { Route } from "./+types/route.ts";
import { loader } from "./route.ts";

const ask = () => loader({ request: new Request("http://localhost:3000/llms.txt") } as Route.LoaderArgs);

test("begins with the name and one sentence, then the map", async () => {
  provideRows({ projects: [{ id: "a", title: "A market", description: "Ordering app." }] });
  const text = await (await ask()).text();
  expect(text).toMatch(/^# Furlong\n\n> A creative and software agency in Toronto/);
  expect(text).toContain(
    "## Services\n\n- [AI Agent Development](http://localhost:3000/services/ai-agent-development): ",
  );
  expect(text).toContain("- [A market](http://localhost:3000/project/a): Ordering app.");
  expect(text).toContain("http://localhost:3000/feed.xml");
  expect(text).toContain("hello@furlong.example");
  expect(text).not.toContain("## Experiments");
});

test("a text of any kind stays one line of its list", async () => {
  for (const [name, text] of Object.entries(awkward)) {
    const headings = async (rows: Record<string, unknown>[]) => {
      provideRows({ projects: rows });
      return (await (await ask()).text()).split("\n").filter((line) => line.startsWith("#"));
    };
    const given = await headings([{ id: text, title: text, description: text }]);
    expect(given, name).toEqual(await headings([{ id: "a", title: "A", description: "A." }]));
  }
});

test("emoji and letters that are joined stay joined", async () => {
  provideRows({ projects: [{ id: "a", title: "👩‍👩‍👧 می‌خواهم" }] });
  expect(await (await ask()).text()).toContain("[👩‍👩‍👧 می‌خواهم]");
});

test("a title cannot be a link of its own", async () => {
  provideRows({ projects: [{ id: "a", title: awkward.brackets }] });
  expect(await (await ask()).text()).toContain("- [\\[link\\](javascript:alert(1))");
});

test("while the store is down there is none", async () => {
  provideRows(null);
  expect((await ask()).status).toBe(503);
});
