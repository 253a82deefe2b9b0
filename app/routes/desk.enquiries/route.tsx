import { data } from "react-router";
import { requireOperator } from "#app/access/require-operator.server.ts";
import { Empty } from "#app/components/desk/empty.tsx";
import { holdUnsentPost } from "#app/components/desk/hold-unsent-post.ts";
import { KeyHints } from "#app/components/desk/key-hints.tsx";
import { Pager } from "#app/components/desk/pager.tsx";
import { ResultNote } from "#app/components/desk/result-note.tsx";
import { ScreenTitle } from "#app/components/desk/screen-title.tsx";
import { WordButton, WordLink } from "#app/components/desk/word-button.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { enquiryList as words } from "#app/content/desk/enquiries.ts";
import { orderedStates, stateKey, stateWords } from "#app/content/desk/enquiry-states.ts";
import { deskTitle } from "#app/content/desk/frame.ts";
import { enquiryListKeys } from "#app/content/desk/keys.ts";
import { actOnEnquiries } from "#app/enquiries/act.server.ts";
import { actionResult } from "#app/enquiries/action-result.ts";
import { readColleagues } from "#app/enquiries/colleagues.server.ts";
import { readEnquiryList } from "#app/enquiries/list.server.ts";
import {
  ENQUIRIES_PER_PAGE,
  type EnquiryView,
  isFiltered,
  readEnquiryView,
  viewParams,
  viewSearch,
} from "#app/enquiries/view.ts";
import type { Route } from "./+types/route.ts";
import { Inbox } from "./inbox.tsx";
import { InboxTools } from "./tools.tsx";
import { useRequestedView } from "./use-requested-view.ts";
import "./enquiries.css";

export const handle = { query: viewParams };

export const meta = () => [{ title: deskTitle(words.title) }];

export async function loader({ request }: Route.LoaderArgs) {
  const { operator } = await requireOperator(request);
  const now = Date.now();
  const view = readEnquiryView(new URL(request.url).searchParams);
  const { names, active, former } = await readColleagues();
  const list = await readEnquiryList(view, operator.id, names, now);
  return { ...list, view, colleagues: active, former, operatorId: operator.id, now };
}

export async function action({ request }: Route.ActionArgs) {
  const { operator } = await requireOperator(request);
  const answer = await actOnEnquiries(operator, await request.formData());
  return answer ?? data(actionResult("", { isError: true }), 400);
}

export const clientAction = (args: Route.ClientActionArgs) => holdUnsentPost(args);

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { view, rows, counts, total, from, next, colleagues, former, operatorId, now } = loaderData;
  const requested = useRequestedView(view);
  const to = from + rows.length - 1;
  const segments = orderedStates.map((state) => ({
    label: stateWords[state],
    shortcut: state === "spam" ? undefined : `Shift+${stateKey(state)}`,
    mark: state,
    count: counts[state],
    apart: state === "spam",
    current: requested.state === state,
    to: `/desk/enquiries${viewSearch(requested, { state: requested.state === state ? "" : state })}`,
  }));
  return (
    <>
      <ScreenTitle title={words.title} label={words.segmentsLabel} segments={segments} />
      <InboxTools view={view} requested={requested} colleagues={[...colleagues, ...former]} operatorId={operatorId} />
      {actionData && (!actionData.conflict || rows.length === 0) && (
        <form method="post">
          <ResultNote result={actionData} />
        </form>
      )}
      {rows.length > 0 ? (
        <>
          <Inbox
            // Another view starts a new choice of rows; another page of the same view keeps the choice.
            key={viewSearch(view)}
            {...{ rows, view, colleagues, total, now }}
            result={actionData ?? null}
          />
          <Pager
            previous={
              view.after
                ? {
                    label: words.pager.first,
                    to: `/desk/enquiries${viewSearch(view)}`,
                    showing: words.pager.showing(1, Math.min(ENQUIRIES_PER_PAGE, total), total),
                  }
                : undefined
            }
            next={
              next
                ? {
                    label: words.pager.next(Math.min(ENQUIRIES_PER_PAGE, total - to)),
                    to: `/desk/enquiries${viewSearch(view, { after: next })}`,
                    showing: words.pager.showing(to + 1, Math.min(to + ENQUIRIES_PER_PAGE, total), total),
                  }
                : undefined
            }
          >
            {words.pager.showing(from, to, total)}
          </Pager>
          {/* A native form post, because its answer is a file. */}
          <form method="post" action="/desk/enquiries/export" className="acts">
            <input type="hidden" name="view" value={viewSearch(view)} />
            <WordButton type="submit">{words.exportAll(total)}</WordButton>
          </form>
        </>
      ) : (
        <EmptyInbox view={view} />
      )}
      {view.state !== "spam" && counts.spam > 0 && (
        <div className="apart">
          <p>
            <b>{words.spam.count(counts.spam)}</b> {words.spam.text}
          </p>
          <WordLink to={`/desk/enquiries${viewSearch(view, { state: "spam" })}`}>{words.spam.look}</WordLink>
        </div>
      )}
      <KeyHints
        label={words.keysLabel}
        hints={enquiryListKeys({ isSpam: view.state === "spam", isEmpty: rows.length === 0 })}
      />
    </>
  );
}

function EmptyInbox({ view }: { view: EnquiryView }) {
  if (!isFiltered(view))
    return view.state ? (
      <Empty headline={words.empty.headline} text={words.empty.noneInState(stateWords[view.state])} />
    ) : (
      <Empty headline={words.empty.none} text={words.empty.noneText} />
    );
  return (
    <Empty
      headline={words.empty.headline}
      text={words.empty.text}
      action={
        <ButtonLink samePage variant="line" icon={null} to="/desk/enquiries">
          {words.tools.clear}
        </ButtonLink>
      }
    />
  );
}
