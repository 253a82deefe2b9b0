import { data, redirect } from "react-router";
import { askToConfirm } from "#app/access/confirm.server.ts";
import { requireOperator } from "#app/access/require-operator.server.ts";
import { hasRight } from "#app/access/rights.ts";
import { ConfirmStep } from "#app/components/desk/confirm-step.tsx";
import { Empty } from "#app/components/desk/empty.tsx";
import { holdUnsentPost } from "#app/components/desk/hold-unsent-post.ts";
import { ScreenTitle } from "#app/components/desk/screen-title.tsx";
import { deskTitle } from "#app/content/desk/frame.ts";
import { personWords as words } from "#app/content/desk/persons.ts";
import { erasePerson } from "#app/enquiries/erase.server.ts";
import { findPersons } from "#app/enquiries/find-persons.server.ts";
import { readPersonSummary } from "#app/enquiries/person-page.server.ts";
import type { Route } from "./+types/route.ts";
import { EraseSection } from "./erase.tsx";
import { ExportLinks } from "./export-links.tsx";
import { FoundPersons } from "./found-persons.tsx";
import { HeldSubmissions } from "./held.tsx";
import { SearchForm } from "./search-form.tsx";
import "./persons.css";

/** The query parameters that the page reads: `erased` is the number of submissions that the last erasure deleted. */
export const handle = { query: ["email", "erased"] };

export const meta: Route.MetaFunction = () => [{ title: deskTitle(words.title) }];

export async function loader({ request }: Route.LoaderArgs) {
  const { operator } = await requireOperator(request);
  const { searchParams } = new URL(request.url);
  const query = (searchParams.get("email") ?? "").trim().slice(0, 254);
  const erased = searchParams.get("erased");
  const person = query ? await readPersonSummary(query, operator, Date.now()) : null;
  return {
    query,
    person,
    found: query && !person ? await findPersons(query) : [],
    erased: erased ? Number(erased) || 0 : null,
    mayErase: hasRight(operator.role, "erasure"),
    hasPassword: operator.passwordHash !== null,
  };
}

export async function action({ request }: Route.ActionArgs) {
  const signedIn = await requireOperator(request, "erasure");
  const form = await request.formData();
  const email = String(form.get("email") ?? "").trim();
  const typed = String(form.get("typed") ?? "");
  if (!email || typed.trim().toLowerCase() !== email.toLowerCase()) return data({ typed }, 400);
  const question = await askToConfirm(request, signedIn, form);
  if (question) return question;
  const { submissions } = await erasePerson(email, signedIn.operator.id);
  return redirect(`/desk/persons?erased=${submissions}`, 303);
}

export const clientAction = (args: Route.ClientActionArgs) => holdUnsentPost(args);

export default function Persons({ loaderData, actionData }: Route.ComponentProps) {
  const { query, person, found, erased, mayErase, hasPassword } = loaderData;
  const question = actionData && "confirm" in actionData ? actionData.confirm : null;
  return (
    <>
      <ScreenTitle title={words.title} label={words.segmentsLabel} segments={titleSegments(loaderData)} />
      {question ? (
        <ConfirmStep question={question} hasPassword={hasPassword} back={personPath(query)} />
      ) : (
        <>
          {erased !== null && (
            <p className="bar c erased" role="status">
              {words.erased(erased)}
            </p>
          )}
          <SearchForm query={query} />
          {!query && <p className="say">{words.start}</p>}
          {query && !person && found.length === 0 && (
            <Empty headline={words.nothing.headline} text={words.nothing.text(query)} />
          )}
          {found.length > 0 && <FoundPersons found={found} />}
          {person && (
            <>
              <ExportLinks email={person.email} />
              <HeldSubmissions person={person} />
              <EraseSection
                person={person}
                mayErase={mayErase}
                typed={actionData && "typed" in actionData ? actionData.typed : undefined}
              />
            </>
          )}
        </>
      )}
    </>
  );
}

function titleSegments({ person, found }: Route.ComponentProps["loaderData"]) {
  const { segments } = words;
  if (!person)
    return [found.length > 0 ? { count: found.length, label: segments.found(found.length) } : { label: segments.none }];
  const { enquiries, signUps, mails } = person.counts;
  return [
    { count: enquiries, label: segments.enquiries(enquiries) },
    { count: signUps, label: segments.signUps(signUps) },
    { count: mails, label: segments.mails(mails) },
  ];
}

function personPath(email: string) {
  return `/desk/persons?${new URLSearchParams({ email })}`;
}
