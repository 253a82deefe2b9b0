import { data } from "react-router";
import { askToConfirm } from "#app/access/confirm.server.ts";
import { requireOperator } from "#app/access/require-operator.server.ts";
import { ConfirmStep } from "#app/components/desk/confirm-step.tsx";
import { holdUnsentPost } from "#app/components/desk/hold-unsent-post.ts";
import { ScreenTitle } from "#app/components/desk/screen-title.tsx";
import { noIndexMeta } from "#app/components/document/page-meta.ts";
import * as content from "#app/content/desk/operators.ts";
import { titleSuffix } from "#app/content/site.ts";
import { textFields } from "#app/lib/text-fields.ts";
import type { Route } from "./+types/route.ts";
import { changeAccess } from "./change.server.ts";
import { Invitations } from "./invitations.tsx";
import { OneOperator } from "./one-operator.tsx";
import { readOperatorsOverview } from "./overview.server.ts";
import { OperatorList } from "./people.tsx";
import { AccessChangeNotice } from "./result.tsx";
import { RightsTable } from "./who-may.tsx";
import "./operators.css";

/** The query parameters that the page reads: `who` is the operator shown in full. */
export const handle = { query: ["who"] };

export const meta = () => noIndexMeta(content.meta, titleSuffix);

export async function loader({ request }: Route.LoaderArgs) {
  const { operator } = await requireOperator(request, "operators");
  const chosenId = new URL(request.url).searchParams.get("who") ?? operator.id;
  return { ...(await readOperatorsOverview(operator.id, chosenId)), hasPassword: operator.passwordHash !== null };
}

export async function action({ request }: Route.ActionArgs) {
  const signedIn = await requireOperator(request, "operators");
  const form = await request.formData();
  const question = await askToConfirm(request, signedIn, form);
  if (question) return question;
  const changed = await changeAccess(textFields(form), signedIn.operator);
  return data({ changed }, "error" in changed ? 400 : 200);
}

export const clientAction = (args: Route.ClientActionArgs) => holdUnsentPost(args);

export default function Operators({ loaderData, actionData }: Route.ComponentProps) {
  const { operators, invitations, chosen, hasPassword } = loaderData;
  const words = content.operatorsWords;
  const active = operators.filter(({ isDisabled }) => !isDisabled);
  const withoutPasskey = active.filter(({ passkeys }) => passkeys === 0);
  const changed = actionData && "changed" in actionData ? actionData.changed : undefined;
  return (
    <>
      <ScreenTitle
        title={words.title}
        label={words.segmentsLabel}
        segments={[
          { count: active.length, label: words.segments.people(active.length) },
          ...(invitations.length > 0
            ? [{ count: invitations.length, label: words.segments.invited, mark: "new" } as const]
            : []),
          ...(withoutPasskey.length > 0
            ? [{ count: withoutPasskey.length, label: words.segments.passwordOnly, mark: "attention" } as const]
            : []),
        ]}
      />
      {actionData && "confirm" in actionData ? (
        <ConfirmStep question={actionData.confirm} hasPassword={hasPassword} back="/desk/operators" />
      ) : (
        <>
          <AccessChangeNotice changed={changed} words={words} />
          <div className="two">
            <div>
              <OperatorList
                operators={operators}
                chosenId={chosen?.id}
                withoutPasskey={withoutPasskey}
                words={words.people}
              />
              <Invitations invitations={invitations} changed={changed} words={words} />
            </div>
            {chosen && <OneOperator operator={chosen} words={words} />}
          </div>
          <RightsTable words={words.may} />
        </>
      )}
    </>
  );
}
