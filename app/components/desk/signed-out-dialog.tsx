import { type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { deskStates } from "#app/content/desk/screen-states.ts";
import { signInErrors, signIn as signInWords } from "#app/content/desk/sign-in.ts";
import { Dialog } from "./dialog.tsx";
import { Field } from "./field.tsx";
import { PasskeyButton } from "./passkey-button.tsx";

const SIGN_IN = "/desk/sign-in";
/** A small page behind the guard: a redirect means that nobody is signed in. */
const GUARDED = "/desk/find";

const words = deskStates.signedOut;

type SignedOutDialogProps = { isOpen: boolean; email: string; onClose: () => void; onSignedIn: () => void };

/** Over the page of somebody who was signed out while working. Signing in carries on from the same sentence. */
export function SignedOutDialog({ isOpen, email, onClose, onSignedIn }: SignedOutDialogProps) {
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isPending, setIsPending] = useState(false);
  useSignedInElsewhere(onSignedIn);

  // A plain fetch: through the router, the redirect after a sign-in would replace the page that is to be kept.
  async function signIn(fields: Record<string, string>) {
    setIsPending(true);
    setRefused(null);
    const body = new URLSearchParams(fields);
    const answer = await fetch(SIGN_IN, { method: "POST", body, redirect: "manual" }).catch(() => null);
    setIsPending(false);
    if (answer?.type === "opaqueredirect") onSignedIn();
    else setRefused({ way: fields.passkey ? "passkey" : "password", status: answer?.status ?? 0 });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void signIn({ email: String(form.get("email")), password: String(form.get("password")) });
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title}>
      <p>{words.text}</p>
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
          defaultValue={email}
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
function useSignedInElsewhere(onSignedIn: () => void) {
  const look = useEffectEvent(async () => {
    if (document.visibilityState !== "visible") return;
    const { ok } = await fetch(GUARDED, { method: "HEAD", redirect: "manual" }).catch(() => ({ ok: false }));
    if (ok) onSignedIn();
  });
  useEffect(() => {
    const listener = () => void look();
    document.addEventListener("visibilitychange", listener);
    return () => document.removeEventListener("visibilitychange", listener);
  }, []);
}
