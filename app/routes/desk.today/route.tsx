import { data } from "react-router";
import { requireOperator } from "#app/access/require-operator.server.ts";
import { holdUnsentPost } from "#app/components/desk/hold-unsent-post.ts";
import { ResultNote } from "#app/components/desk/result-note.tsx";
import { ScreenTitle } from "#app/components/desk/screen-title.tsx";
import { deskTitle } from "#app/content/desk/frame.ts";
import { todayWords as words } from "#app/content/desk/today.ts";
import { actionResult } from "#app/enquiries/action-result.ts";
import { sendStuckAgain } from "#app/enquiries/stuck.server.ts";
import { readToday } from "#app/enquiries/today.server.ts";
import type { Route } from "./+types/route.ts";
import { readDrafts } from "./drafts.server.ts";
import { DraftsSection } from "./drafts.tsx";
import { StuckSection } from "./stuck-section.tsx";
import { TodaySummary } from "./summary.tsx";
import { WaitingSection } from "./waiting.tsx";
import { WeekSummary } from "./week.tsx";
import "./today.css";

export const meta = () => [{ title: deskTitle(words.title) }];

export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request);
  const [read, drafts] = await Promise.all([readToday(Date.now()), readDrafts()]);
  return { ...read, drafts };
}

export async function action({ request }: Route.ActionArgs) {
  const { operator } = await requireOperator(request);
  const form = await request.formData();
  if (form.get("intent") !== "resend") return data(actionResult("", { isError: true }), 400);
  const sent = await sendStuckAgain(operator, String(form.get("delivery") ?? ""));
  return actionResult(sent > 0 ? words.stuck.sentAgain(sent) : words.stuck.nothing);
}

export const clientAction = (args: Route.ClientActionArgs) => holdUnsentPost(args);

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { waiting, count, answered, stuck, drafts, week, last, hours, now } = loaderData;
  const segments = [
    ...(count > 0 ? [{ label: words.toAnswer, count, mark: "new" as const, to: "/desk/enquiries" }] : []),
    { label: words.answered, count: answered },
  ];
  return (
    <>
      <ScreenTitle title={words.title} label={words.segmentsLabel} segments={segments} />
      {actionData && <ResultNote result={actionData} />}
      <TodaySummary {...loaderData} />
      <WaitingSection waiting={waiting} count={count} last={last} hours={hours} atLoad={now} />
      <div className="two">
        <StuckSection stuck={stuck} />
        <DraftsSection drafts={drafts} />
      </div>
      <WeekSummary week={week} />
    </>
  );
}
