import { type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { deskStates } from "#app/content/desk/screen-states.ts";
import { signInErrors, signIn as signInWords } from "#app/content/desk/sign-in.ts";
import { Dialog } from "./dialog.tsx";
import { Field } from "./field.tsx";
import { findHoldReason } from "./find-hold-reason.ts";
import { PasskeyButton } from "./passkey-button.tsx";

const SIGN_IN = "/desk/sign-in";

const words = deskStates.signedOut;

type SignedOutDialogProps = {
  isOpen: boolean;
  author: { id: string; name: string; email: string };
  /** Somebody else has signed in since, here or in another tab. */
  isOtherOperator: boolean;
  onClose: () => void;
  onSignedIn: () => void;
};

/** Over the page of somebody who was signed out while working. Signing in carries on from the same sentence. */
export function SignedOutDialog({ isOpen, author, isOtherOperator, onClose, onSignedIn }: SignedOutDialogProps) {
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isPending, setIsPending] = useState(false);
  useSignedInElsewhere(author.id, onSignedIn);

  // A plain fetch: through the router, the redirect after a sign-in would replace the page that is to be kept.
  async function signIn(fields: Record<string, string>) {
    setIsPending(true);
    setRefused(null);
    const body = new URLSearchParams(fields);
    const answer = await fetch(SIGN_IN, { method: "POST", body, redirect: "manual" }).catch(() => null);
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
    // The dialog stays if it was not the author who signed in.
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
        error={refused?.way === "passkey" ? refusal(refused) : undefined}
        onAnswer={(passkey) => signIn({ passkey })}
      />
      <form method="post" action={SIGN_IN} aria-label={signInWords.submit} onSubmit={submit}>
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
          error={refused?.way === "password" ? refusal(refused) : undefined}
          required
        />
        <Button type="submit" variant="line" icon={null} pending={isPending}>
          {isPending ? signInWords.submitting : signInWords.submit}
        </Button>
      </form>
    </Dialog>
  );
}

type Refused = { way: "passkey" | "password"; status: number };

function refusal({ way, status }: Refused): string {
  if (status === 429) return signInErrors.pause;
  if (status !== 401) return words.unreachable;
  return way === "passkey" ? signInErrors.passkey : words.refused;
}

/** Whoever comes back from another tab may have signed in there. */
function useSignedInElsewhere(authorId: string, onSignedIn: () => void) {
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
