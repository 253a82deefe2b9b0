import { countEnquiriesByEmail, findPeople } from "#app/data/enquiries.server.ts";

export type FoundPerson = { email: string; name: string; count: number };

const MAX_PERSONS = 50;
/** Far more than MAX_PERSONS, since one person may have sent many. */
const MAX_SEARCHED_ENQUIRIES = 400;

/** Persons whose address or name contains `part`; those who wrote last come first. */
export async function findPersons(part: string, limit = MAX_PERSONS): Promise<FoundPerson[]> {
  const names = new Map<string, string>();
  for (const { name, email } of await findPeople(part, MAX_SEARCHED_ENQUIRIES))
    if (email && !names.get(email)) names.set(email, name);
  const found = [...names].slice(0, limit);
  const counts = await countEnquiriesByEmail(found.map(([email]) => email));
  return found.map(([email, name]) => ({ email, name, count: counts.get(email) ?? 0 }));
}
