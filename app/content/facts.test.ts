import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { seedPictureAlts } from "#app/data/seed-picture-alts.ts";
import { hero, story } from "./about.ts";
import { clients } from "./clients.ts";
import { labSection, processSection as rapid } from "./rapid.ts";
import { services } from "./services.ts";

const seedSql = readFileSync(new URL("../../supabase/seed.sql", import.meta.url), "utf8");

describe("the seed agrees with the content files", () => {
  const told = clients.flatMap(({ name, projects }) => projects.map((project) => ({ ...project, client: name })));

  test("about each client's projects, their types and years", () => {
    for (const { id, name, type, year, client } of told.filter(({ id }) => id)) {
      const row = seedSql.slice(seedSql.indexOf(`'${id}',\n`)).split("\n  )")[0];
      expect(row).toContain(`'${id}',\n    '${name}',`);
      expect(row).toContain(`'${type}'`);
      expect(row).toContain(`${year}, '${client}'`);
    }
  });

  test("about how many projects of each client have a page", () => {
    for (const { name, projects } of clients) {
      const seeded = seedSql.split(`, '${name}', `).length - 1;
      expect(
        projects.filter(({ id }) => id),
        name,
      ).toHaveLength(seeded);
    }
  });

  test("about the studies on /rapid-development", () => {
    for (const { slug, title, category, excerpt, readTime } of labSection.teasers) {
      const row = seedSql.slice(seedSql.indexOf(`'${slug}', '${slug}'`)).split(".svg")[0];
      for (const fact of [title, category, excerpt, readTime]) expect(row).toContain(`'${fact}'`);
    }
  });

  test("about the number of people", () => {
    const rows = seedSql.split("insert into public.team\n")[1]?.split(";\n")[0] ?? "";
    const count = rows.match(/^ {2}\('/gm)?.length;
    expect(hero.portraits, "portraits beside the title").toBe(count);
    expect(story.years.at(-1)?.people, "the last column of the story").toBe(count);
  });

  test("about the pictures of projects, all of which have a description", () => {
    const used = new Set(seedSql.match(/\/img\/work\/[a-z/-]+\.webp/g));
    expect(new Set(Object.keys(seedPictureAlts))).toEqual(used);
  });
});

describe("numbers drawn to scale add up", () => {
  test("a service takes as long as its steps", () => {
    for (const { summary, process } of services)
      expect(sum(process.steps.map(({ weeks }) => weeks)), summary.title).toBe(summary.weeks.to);
  });

  test.each(services.map(({ exhibit }) => exhibit))("$head", (exhibit) => {
    switch (exhibit.kind) {
      case "night":
        expect(new Set(exhibit.calls).size).toBe(31);
        expect(exhibit.calls).toContain(exhibit.job.from);
        break;
      case "weight":
        expect(sum(exhibit.after.parts.map(({ kb }) => kb))).toBe(exhibit.after.kb);
        expect(exhibit.after.kb).toBeLessThan(exhibit.budget.kb);
        break;
      case "launch":
        for (const { seconds } of exhibit.phones) expect(seconds).toBeLessThan(exhibit.limit.seconds);
        break;
      case "week":
        expect(exhibit.before).toContain(`${sum(exhibit.days.map(({ before }) => before))} hours`);
        expect(exhibit.after).toContain(`${sum(exhibit.days.map(({ after }) => after))} hours`);
        break;
      case "channels":
        expect(sum(exhibit.channels.map(({ spend }) => spend))).toBe(100);
        expect(sum(exhibit.channels.map(({ result }) => result))).toBe(100);
        break;
      case "widths":
        expect(exhibit.uses).toHaveLength(5);
    }
  });

  test("the steps of /rapid-development take 75% less time than usual", () => {
    const [usual, ours] = rapid.comparison;
    const weeks = sum(rapid.steps.map(({ days }) => days)) / 5;
    expect(ours?.weeks).toBe(weeks);
    expect(weeks / (usual?.weeks ?? 0)).toBe(0.25);
  });
});

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
