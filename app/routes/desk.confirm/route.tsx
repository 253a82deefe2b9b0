import { data, redirect } from "react-router";
import { checkConfirmation } from "#app/access/confirm.server.ts";
import { requireOperator } from "#app/access/require-operator.server.ts";
import { returnPath } from "#app/access/return-path.ts";
import { ConfirmForms } from "#app/components/desk/confirm-forms.tsx";
import { Door } from "#app/components/desk/door.tsx";
import { noIndexMeta } from "#app/components/document/page-meta.ts";
import * as content from "#app/content/desk/sign-in.ts";
import { titleSuffix } from "#app/content/site.ts";
import type { Route } from "./+types/route.ts";
import "#app/styles/desk/desk.css";
import "#app/styles/desk/door.css";

/** The query parameters that the page reads. */
export const handle = { query: ["to"] };

export const meta = () => noIndexMeta(content.confirmWords, titleSuffix);

export async function loader({ request }: Route.LoaderArgs) {
  const { operator } = await requireOperator(request);
  return { hasPassword: operator.passwordHash !== null, back: pathAfterConfirming(request) };
}

export async function action({ request }: Route.ActionArgs) {
  const signedIn = await requireOperator(request);
  const answer = await checkConfirmation(request, signedIn, await request.formData());
  return answer === true ? redirect(pathAfterConfirming(request), 303) : data(answer, 400);
}

function pathAfterConfirming({ url }: Request) {
  return returnPath(new URL(url).searchParams.get("to"));
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Door title={content.confirmWords.title} say={content.confirmWords.say} paint="yellow">
      <ConfirmForms words={content.confirmWords} {...loaderData} question={actionData} />
    </Door>
  );
}
