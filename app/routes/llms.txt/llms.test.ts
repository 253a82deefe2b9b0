import { expect, test } from "vitest";
import { awkwardTexts } from "../../../tests/support/awkward.ts";
import { provideStoreWithRows } from "../../../tests/support/provided-store.ts";
import type { Route } from "./+types/route.ts";
import { loader } from "./route.ts";

const requestLlms = () => loader({ request: new Request("http://localhost:3000/llms.txt") } as Route.LoaderArgs);

test("begins with the name and one sentence, followed by the lists of pages", async () => {
  provideStoreWithRows({ projects: [{ id: "a", title: "A market", description: "Ordering app." }] });
  const text = await (await requestLlms()).text();
  expect(text).toMatch(/^# Furlong\n\n> A creative and software agency in Toronto/);
  expect(text).toContain(
    "## Services\n\n- [AI Agent Development](http://localhost:3000/services/ai-agent-development): ",
  );
  expect(text).toContain("- [A market](http://localhost:3000/project/a): Ordering app.");
  expect(text).toContain("http://localhost:3000/feed.xml");
  expect(text).toContain("hello@furlong.example");
  expect(text).not.toContain("## Experiments");
});

test("any stored text stays on one line of its list", async () => {
  for (const [name, text] of Object.entries(awkwardTexts)) {
    const headings = async (rows: Record<string, unknown>[]) => {
      provideStoreWithRows({ projects: rows });
      return (await (await requestLlms()).text()).split("\n").filter((line) => line.startsWith("#"));
    };
    const given = await headings([{ id: text, title: text, description: text }]);
    expect(given, name).toEqual(await headings([{ id: "a", title: "A", description: "A." }]));
  }
});

test("joined emoji and letters stay joined", async () => {
  provideStoreWithRows({ projects: [{ id: "a", title: "👩‍👩‍👧 می‌خواهم" }] });
  expect(await (await requestLlms()).text()).toContain("[👩‍👩‍👧 می‌خواهم]");
});

test("a title cannot add a link of its own", async () => {
  provideStoreWithRows({ projects: [{ id: "a", title: awkwardTexts.brackets }] });
  expect(await (await requestLlms()).text()).toContain("- [\\[link\\](javascript:alert(1))");
});

test("answers 503 while the store is down", async () => {
  provideStoreWithRows(null);
  expect((await requestLlms()).status).toBe(503);
});
