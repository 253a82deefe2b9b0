import { data, redirect } from "react-router";
import { isCrossSite } from "#app/access/cross-site.server.ts";
import { returnPath } from "#app/access/return-path.ts";
import { readSession } from "#app/access/session.server.ts";
import { checkPasskeySignIn, checkPasswordSignIn, type SignInResult } from "#app/access/sign-in.server.ts";
import { signInBrowser } from "#app/access/sign-in-browser.server.ts";
import { Door } from "#app/components/desk/door.tsx";
import { noIndexMeta } from "#app/components/document/page-meta.ts";
import { currentEnv } from "#app/config/current-env.server.ts";
import * as content from "#app/content/desk/sign-in.ts";
import { titleSuffix } from "#app/content/site.ts";
import type { Route } from "./+types/route.ts";
import { SignInForms } from "./sign-in-forms.tsx";
import "#app/styles/desk/desk.css";
import "#app/styles/desk/door.css";

/** The query parameters that the page reads. */
export const handle = { query: ["to"] };

export const meta = () => noIndexMeta(content.meta, titleSuffix);

export async function loader({ request }: Route.LoaderArgs) {
  if (await readSession(request)) throw redirect(pathAfterSignIn(request), 303);
  return null;
}

export async function action({ request }: Route.ActionArgs) {
  if (isCrossSite(request, currentEnv())) throw data({ reason: "cross-site" }, 403);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const [email, passkey] = [text("email").slice(0, 254), text("passkey")];
  const answer = passkey
    ? await checkPasskeySignIn(request, passkey)
    : await checkPasswordSignIn(request, email, text("password"));
  if ("operator" in answer)
    return redirect(pathAfterSignIn(request), { status: 303, headers: await signInBrowser(request, answer.operator) });
  return data({ ...answer, email }, refusalStatuses[answer.refused]);
}

const refusalStatuses: Record<Exclude<SignInResult, { operator: unknown }>["refused"], number> = {
  password: 401,
  passkey: 401,
  pause: 429,
};

function pathAfterSignIn({ url }: Request) {
  return returnPath(new URL(url).searchParams.get("to"), { isAdminClosed: currentEnv().ADMIN_SIGN_IN });
}

export default function SignInPage({ actionData }: Route.ComponentProps) {
  const { title, say, locked } = content.signInWords;
  const [before, command, after] = locked;
  const footer = (
    <>
      {before} <b>{command}</b> {after}
    </>
  );
  return (
    <Door title={title} say={say} paint="pink" footer={footer}>
      <SignInForms words={content.signInWords} refused={actionData} email={actionData?.email} />
    </Door>
  );
}
