import { data, redirect } from "react-router";
import * as v from "valibot";
import { isCrossSite } from "#app/access/cross-site.server.ts";
import { redeemFieldsSchema, redeemLink } from "#app/access/redeem-link.server.ts";
import { signInBrowser } from "#app/access/sign-in-browser.server.ts";
import { Door } from "#app/components/desk/door.tsx";
import { JoinForm } from "#app/components/desk/join-form.tsx";
import { noIndexMeta } from "#app/components/document/page-meta.ts";
import { currentEnv } from "#app/config/current-env.server.ts";
import { firstRunWords } from "#app/content/desk/join.ts";
import { firstLinkMinutes } from "#app/content/desk/sign-in-limits.ts";
import { titleSuffix } from "#app/content/site.ts";
import { getFirstInvitation } from "#app/data/invitations.server.ts";
import { hasOperators } from "#app/data/operators.server.ts";
import { textFields } from "#app/lib/text-fields.ts";
import type { Route } from "./+types/route.ts";
import { LinkLife } from "./link-life.tsx";
import "#app/styles/desk/desk.css";
import "#app/styles/desk/door.css";

export const meta = () => noIndexMeta(firstRunWords.meta, titleSuffix);

/** Answers 404 once the desk has an operator. */
export async function loader() {
  await requireNoOperators();
  const now = Date.now();
  const invitation = await getFirstInvitation(new Date(now).toISOString());
  const leftMs = invitation ? Date.parse(invitation.expiresAt) - now : 0;
  return { left: Math.ceil(leftMs / 60_000), whole: firstLinkMinutes };
}

export async function action({ request }: Route.ActionArgs) {
  if (isCrossSite(request, currentEnv())) throw data({ reason: "cross-site" }, 403);
  await requireNoOperators();
  const fields = v.parse(redeemFieldsSchema, textFields(await request.formData()));
  const answer = await redeemLink(request, ["first"], fields);
  if ("operator" in answer)
    return redirect("/desk", { status: 303, headers: await signInBrowser(request, answer.operator) });
  const { name, email, token } = fields;
  return data({ ...answer, given: { name, email, token } }, 400);
}

async function requireNoOperators() {
  if (await hasOperators()) throw data(null, 404);
}

export default function FirstRun({ loaderData, actionData }: Route.ComponentProps) {
  const { title, say, paint, footer } = firstRunWords;
  return (
    <Door title={title} say={say} paint={paint} footer={footer}>
      <LinkLife words={firstRunWords} {...loaderData} />
      <JoinForm words={firstRunWords} asks={["name", "email"]} {...actionData} />
    </Door>
  );
}
