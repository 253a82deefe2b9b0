import { hasRight } from "#app/access/rights.ts";
import type { FoundGroup, FoundItem } from "#app/components/desk/found.ts";
import { enquiryList } from "#app/content/desk/enquiries.ts";
import { stateWords } from "#app/content/desk/enquiry-states.ts";
import { finderWords as words } from "#app/content/desk/find.ts";
import { accountLink, deskScreens } from "#app/content/desk/screens.ts";
import { enquiryStates } from "#app/data/enquiry-states.ts";
import { listEnquiries } from "#app/data/enquiry-views.server.ts";
import type { Operator } from "#app/data/operators.server.ts";
import { listRecords } from "#app/data/records.server.ts";
import { findPersons } from "#app/enquiries/find-persons.server.ts";
import { shortTime } from "#app/enquiries/when.ts";
import { contentKinds } from "#app/publishing/kinds.ts";
import { searchableText } from "#app/text/searchable-text.ts";

/** Enough to choose from; the desk's lists show the rest. */
const HITS_PER_KIND = 6;
/** A single letter is in almost every text. */
const MIN_LETTERS = 2;
/** The length of the longest possible e-mail address. */
const MAX_QUERY_LENGTH = 254;

export function readSearchQuery({ url }: Request): string {
  return (new URL(url).searchParams.get("q") ?? "").trim().slice(0, MAX_QUERY_LENGTH);
}

/** Finds enquiries, persons, records, screens and actions. Screens come late, since each of them has a key of its own. */
export async function findAnything(query: string, { role }: Operator, now: number): Promise<FoundGroup[]> {
  const isLongEnough = searchableText(query).length >= MIN_LETTERS;
  const [persons = [], enquiries = [], records = []] = isLongEnough
    ? await Promise.all([personItems(query), enquiryItems(query, now), recordItems(query)])
    : [];
  const screens = [
    ...deskScreens
      .filter(({ right }) => hasRight(role, right ?? "desk"))
      .map(({ label, to, key }) => ({ title: label, note: "", to, key: `G ${key}` })),
    { title: accountLink.label, note: "", to: accountLink.to },
  ];
  const groups = [
    { name: words.enquiries, items: enquiries },
    { name: words.persons, items: persons },
    { name: words.records, items: records },
    { name: words.screens, items: screens.filter(matchesTitle(query)) },
    { name: words.actions, items: actionItems(role).filter(matchesTitle(query)) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

async function enquiryItems(query: string, now: number): Promise<FoundItem[]> {
  const filter = { kind: "enquiry", states: enquiryStates, words: searchableText(query).split(" ") } as const;
  const found = await listEnquiries(filter, { sort: "newest", limit: HITS_PER_KIND });
  return found.map(({ id, name, email, company, excerpt, state, receivedAt }) => ({
    title: name || email || enquiryList.noName,
    note: [company, stateWords[state], shortTime(receivedAt, now), excerpt].filter(Boolean).join(", "),
    to: `/desk/enquiries/${id}`,
  }));
}

async function personItems(query: string): Promise<FoundItem[]> {
  const found = await findPersons(query, HITS_PER_KIND);
  return found.map(({ name, email, count }) => ({
    title: name || email,
    note: [name ? email : "", words.sent(count)].filter(Boolean).join(", "),
    to: `/desk/persons?${new URLSearchParams({ email })}`,
  }));
}

async function recordItems(query: string): Promise<FoundItem[]> {
  const found = await Promise.all(
    contentKinds.map(async ({ id, name }) => {
      const { rows } = await listRecords({ kind: id, text: query, sort: "edited", page: 1 });
      return rows.slice(0, HITS_PER_KIND).map((record) => ({
        title: record.title,
        note: [name, record.detail].filter(Boolean).join(", "),
        to: `/desk/content/${id}/${encodeURIComponent(record.id)}`,
      }));
    }),
  );
  return found.flat().slice(0, 2 * HITS_PER_KIND);
}

function actionItems(role: Operator["role"]): FoundItem[] {
  const { invite, erase, person, newsletter, site } = words.acts;
  return [
    { title: person, note: "", to: "/desk/persons" },
    ...(hasRight(role, "erasure") ? [{ title: erase, note: "", to: "/desk/persons" }] : []),
    ...(hasRight(role, "operators") ? [{ title: invite, note: "", to: "/desk/operators" }] : []),
    { title: newsletter, note: "", to: "/desk/newsletter" },
    { title: site, note: "", to: "/" },
  ];
}

function matchesTitle(query: string) {
  const asked = searchableText(query);
  return ({ title }: FoundItem) => searchableText(title).includes(asked);
}
