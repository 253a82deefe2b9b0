import { type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { deskStates } from "#app/content/desk/screen-states.ts";
import { signInErrors, signInWords } from "#app/content/desk/sign-in.ts";
import { Dialog } from "./dialog.tsx";
import { Field } from "./field.tsx";
import { findHoldReason } from "./find-hold-reason.ts";
import { PasskeyButton } from "./passkey-button.tsx";

const SIGN_IN_PATH = "/desk/sign-in";

const words = deskStates.signedOut;

type SignedOutDialogProps = {
  isOpen: boolean;
  author: { id: string; name: string; email: string };
  /** True if somebody other than the author has signed in since, here or in another tab. */
  isOtherOperator: boolean;
  onClose: () => void;
  onSignedIn: () => void;
};

/** Signs an operator in again over the page on which they were working, so that no typed text is lost. */
export function SignedOutDialog({ isOpen, author, isOtherOperator, onClose, onSignedIn }: SignedOutDialogProps) {
  const [refused, setRefused] = useState<RefusedSignIn | null>(null);
  const [isPending, setIsPending] = useState(false);
  useSignInElsewhere(author.id, onSignedIn);

  // A plain fetch: through the router, the redirect after the sign-in would replace the page.
  async function signIn(fields: Record<string, string>) {
    setIsPending(true);
    setRefused(null);
    const body = new URLSearchParams(fields);
    const answer = await fetch(SIGN_IN_PATH, { method: "POST", body, redirect: "manual" }).catch(() => null);
    setIsPending(false);
    const isSignedIn = answer?.type === "opaqueredirect";
    if (isSignedIn) onSignedIn();
    else setRefused({ way: fields.passkey ? "passkey" : "password", status: answer?.status ?? 0 });
    return isSignedIn;
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    // The dialog stays open if somebody other than the author signed in.
    if (await signIn({ email: String(fields.get("email")), password: String(fields.get("password")) })) form.reset();
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title}>
      {isOtherOperator ? <p role="alert">{words.otherOperator(author.name)}</p> : <p>{words.text}</p>}
      <PasskeyButton
        label={signInWords.passkey.label}
        pendingLabel={signInWords.passkey.pending}
        request={{ purpose: "sign-in" }}
        isPending={isPending}
        error={refused?.way === "passkey" ? refusalText(refused) : undefined}
        onAnswer={(passkey) => signIn({ passkey })}
      />
      <form method="post" action={SIGN_IN_PATH} aria-label={signInWords.submit} onSubmit={submit}>
        <Field
          label={signInWords.email}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={author.email}
          required
        />
        <Field
          label={signInWords.password}
          name="password"
          type="password"
          autoComplete="current-password"
          error={refused?.way === "password" ? refusalText(refused) : undefined}
          required
        />
        <Button type="submit" variant="line" icon={null} pending={isPending}>
          {isPending ? signInWords.submitting : signInWords.submit}
        </Button>
      </form>
    </Dialog>
  );
}

type RefusedSignIn = { way: "passkey" | "password"; status: number };

function refusalText({ way, status }: RefusedSignIn): string {
  if (status === 429) return signInErrors.pause;
  if (status !== 401) return words.unreachable;
  return way === "passkey" ? signInErrors.passkey : words.refused;
}

/** Checks for a sign-in in another tab whenever this tab becomes visible. */
function useSignInElsewhere(authorId: string, onSignedIn: () => void) {
  const look = useEffectEvent(async () => {
    if (document.visibilityState !== "visible") return;
    const reason = await findHoldReason(authorId);
    if (reason === null || reason === "other-operator") onSignedIn();
  });
  useEffect(() => {
    const listener = () => void look();
    document.addEventListener("visibilitychange", listener);
    return () => document.removeEventListener("visibilitychange", listener);
  }, []);
}
