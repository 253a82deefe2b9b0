import { data } from "react-router";
import { askToConfirm } from "#app/access/confirm.server.ts";
import { rememberDevice } from "#app/access/known-device.server.ts";
import { requireOperator } from "#app/access/require-operator.server.ts";
import { listOpenSessions } from "#app/access/session.server.ts";
import { browserName } from "#app/access/user-agent.ts";
import { ConfirmStep } from "#app/components/desk/confirm-step.tsx";
import { holdUnsentPost } from "#app/components/desk/hold-unsent-post.ts";
import { OutcomeBar } from "#app/components/desk/outcome-bar.tsx";
import { ScreenTitle } from "#app/components/desk/screen-title.tsx";
import { noIndexMeta } from "#app/components/document/page-meta.ts";
import * as content from "#app/content/desk/account.ts";
import { site, titleSuffix } from "#app/content/site.ts";
import { listPasskeys } from "#app/data/passkeys.server.ts";
import { textFields } from "#app/lib/text-fields.ts";
import { agoOrDate } from "#app/time/ago-or-date.ts";
import type { Route } from "./+types/route.ts";
import { changeAccount, needsConfirmation } from "./change.server.ts";
import { Passkeys } from "./passkeys.tsx";
import { PasswordSection } from "./password.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { Sessions } from "./sessions.tsx";
import "./account.css";

export const meta = () => noIndexMeta(content.meta, titleSuffix);

/** Returns times as words, so that hydration renders the same text. */
export async function loader({ request }: Route.LoaderArgs) {
  const { operator, session } = await requireOperator(request);
  const when = (instant: string) => agoOrDate(instant, Date.now(), site);
  const [passkeys, sessions] = await Promise.all([listPasskeys(operator.id), listOpenSessions(operator.id)]);
  const { id, name, email, hasShortcuts, passwordHash } = operator;
  return {
    operatorId: id,
    you: { name, email, hasShortcuts },
    hasPassword: passwordHash !== null,
    passkeys: passkeys.map(({ id, label, createdAt, lastUsedAt }) => ({
      ...{ id, label },
      added: when(createdAt),
      used: lastUsedAt && when(lastUsedAt),
    })),
    sessions: sessions.map(({ id, userAgent, createdAt, seenAt }) => ({
      ...{ id, browser: browserName(userAgent) },
      isThis: id === session.id,
      since: when(createdAt),
      seen: when(seenAt),
    })),
  };
}

export async function action({ request }: Route.ActionArgs) {
  const signedIn = await requireOperator(request);
  const form = await request.formData();
  const question = needsConfirmation(form.get("intent")) ? await askToConfirm(request, signedIn, form) : null;
  if (question) return question;
  const changed = await changeAccount(request, signedIn, textFields(form));
  if ("error" in changed || "passwordError" in changed) return data({ changed }, 400);
  // A new password forgets every browser that has signed in. This browser stays known, so that guesses elsewhere do not lock it out.
  const device = changed.done === "password" ? await rememberDevice(request, signedIn.operator.id) : null;
  return data({ changed }, device ? { headers: { "Set-Cookie": device } } : {});
}

export const clientAction = (args: Route.ClientActionArgs) => holdUnsentPost(args);

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { operatorId, you, hasPassword, passkeys, sessions } = loaderData;
  const words = content.accountWords;
  const changed = actionData && "changed" in actionData ? actionData.changed : undefined;
  const passwordError =
    changed && "passwordError" in changed ? words.errors.password[changed.passwordError] : undefined;
  return (
    <>
      <ScreenTitle
        title={words.title}
        label={words.segmentsLabel}
        segments={[
          { count: passkeys.length, label: words.segments.passkeys(passkeys.length) },
          { count: sessions.length, label: words.segments.sessions },
        ]}
      />
      {actionData && "confirm" in actionData ? (
        <ConfirmStep question={actionData.confirm} hasPassword={hasPassword} back="/desk/account" />
      ) : (
        <>
          {changed && "done" in changed && <OutcomeBar>{words.done[changed.done]}</OutcomeBar>}
          {changed && "error" in changed && <OutcomeBar isError>{words.errors[changed.error]}</OutcomeBar>}
          <div className="two even">
            <div>
              <Passkeys passkeys={passkeys} words={words.passkeys} />
              <PasswordSection hasPassword={hasPassword} error={passwordError} words={words.password} />
            </div>
            <div>
              <Sessions operatorId={operatorId} sessions={sessions} words={words.sessions} />
              <ProfileSection {...you} words={words.you} />
            </div>
          </div>
        </>
      )}
    </>
  );
}
