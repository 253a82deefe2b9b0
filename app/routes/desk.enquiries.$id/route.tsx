import { data, useFetcher } from "react-router";
import { requireOperator } from "#app/access/require-operator.server.ts";
import { Empty } from "#app/components/desk/empty.tsx";
import { EnquiryHistory } from "#app/components/desk/enquiry-history.tsx";
import { holdUnsentPost } from "#app/components/desk/hold-unsent-post.ts";
import { ResultNote } from "#app/components/desk/result-note.tsx";
import { Section } from "#app/components/desk/section.tsx";
import { StateConflictDialog } from "#app/components/desk/state-conflict-dialog.tsx";
import { useActionResult } from "#app/components/desk/use-action-result.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { enquiryPage as words } from "#app/content/desk/enquiry.ts";
import { orderedStates } from "#app/content/desk/enquiry-states.ts";
import { deskTitle } from "#app/content/desk/frame.ts";
import { actionResult, type DeskActionResult } from "#app/enquiries/action-result.ts";
import { readEnquiry } from "#app/enquiries/read-enquiry.server.ts";
import { readEnquiryView, viewParams } from "#app/enquiries/view.ts";
import { writeToEnquiry } from "#app/enquiries/write.server.ts";
import type { Route } from "./+types/route.ts";
import { EnquiryCrumb } from "./crumb.tsx";
import { EnquiryActions } from "./enquiry-actions.tsx";
import { EnquiryDetails } from "./facts.tsx";
import { EnquiryHead } from "./head.tsx";
import { VisitorMessage } from "./message.tsx";
import { RemoveNote } from "./remove-note.tsx";
import { ReplyOrNote } from "./writing.tsx";
import { EarlierEnquiries } from "./wrote-before.tsx";
import "./enquiry.css";

export const handle = { query: viewParams };

export function meta({ loaderData }: Route.MetaArgs) {
  const { name, company } = loaderData?.enquiry ?? { name: words.gone.title, company: "" };
  return [{ title: deskTitle([name, company].filter(Boolean).join(", ")) }];
}

export async function loader({ request, params }: Route.LoaderArgs) {
  const { operator } = await requireOperator(request);
  const view = readEnquiryView(new URL(request.url).searchParams);
  const enquiry = await readEnquiry(params.id, view, operator, Date.now());
  return data({ enquiry, operatorId: operator.id }, enquiry ? 200 : 404);
}

export async function action({ request, params }: Route.ActionArgs) {
  const { operator } = await requireOperator(request);
  const result = await writeToEnquiry(operator, params.id, await request.formData());
  if (!result) return data(actionResult("", { isError: true }), 400);
  return data(result, result.conflict ? 409 : result.isError ? 400 : 200);
}

export const clientAction = (args: Route.ClientActionArgs) => holdUnsentPost(args);

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { operatorId } = loaderData;
  const fetcher = useFetcher<DeskActionResult>({ key: "enquiry" });
  // Without `flushSync` the router shows the change when it has time, often only after the server has answered.
  const post = (fields: FormData | Record<string, string>) =>
    void fetcher.submit(fields, { method: "post", flushSync: true });
  useActionResult(fetcher.data);
  if (!loaderData.enquiry) return <EnquiryGone />;
  // The new state or assignee is shown before the server has answered; a refusal takes it back.
  const intent = fetcher.formData?.get("intent");
  const movedTo = orderedStates.find((state) => state === intent);
  const enquiry = { ...loaderData.enquiry, ...(movedTo && { state: movedTo }) };
  if (intent === "assign") enquiry.assigneeId = String(fetcher.formData?.get("to") ?? "") || null;
  const result = fetcher.data ?? actionData ?? null;
  return (
    <div data-enquiry={enquiry.id} data-state={enquiry.state}>
      <EnquiryCrumb place={enquiry.place} />
      {actionData && !actionData.conflict && (
        <form method="post">
          <ResultNote result={actionData} />
        </form>
      )}
      {result?.conflict && <StateConflictDialog conflict={result.conflict} post={post} />}
      <EnquiryHead enquiry={enquiry} operatorId={operatorId} post={post} />
      <div className="two side">
        <div>
          <VisitorMessage enquiry={enquiry} />
          <Section title={words.history.title} note={words.history.note} headingId="history">
            <EnquiryHistory
              label={words.history.title}
              entries={enquiry.timeline}
              actions={({ note }) => note?.canRemove && <RemoveNote id={note.id} post={post} />}
            />
          </Section>
          <ReplyOrNote key={enquiry.id} enquiry={enquiry} result={actionData ?? null} />
        </div>
        <aside className="side">
          <EnquiryDetails enquiry={enquiry} />
          <EarlierEnquiries earlier={enquiry.before} />
          <EnquiryActions enquiry={enquiry} post={post} />
        </aside>
      </div>
    </div>
  );
}

function EnquiryGone() {
  const { title, text, action } = words.gone;
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <Empty headline={title} text={text} action={<ButtonLink to="/desk/enquiries">{action}</ButtonLink>} />
    </>
  );
}
