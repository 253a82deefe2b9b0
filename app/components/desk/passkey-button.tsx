import { useState } from "react";
import { deskErrorActions } from "#app/content/desk/screen-states.ts";
import { passkeyErrors } from "#app/content/desk/sign-in.ts";
import { askForPasskey, type PasskeyFailure, type PasskeyRequest } from "./ask-for-passkey.ts";
import { DeskIcon } from "./icon.tsx";

type PasskeyButtonProps = {
  label: string;
  pendingLabel: string;
  hint?: string;
  request: PasskeyRequest;
  /** Called with the passkey's answer, which the caller posts. */
  onAnswer: (answer: string) => void;
  isPending?: boolean;
  isLined?: boolean;
  error?: string;
};

/** Asks the browser for a passkey. Shows a hint where JavaScript is off, since passkeys need it. */
export function PasskeyButton({ label, pendingLabel, hint, request, onAnswer, isLined, ...state }: PasskeyButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<PasskeyFailure | null>(null);
  const isPending = isAsking || state.isPending;
  const error = failure ? passkeyErrors[failure] : state.error;
  const ask = async () => {
    setIsAsking(true);
    setFailure(null);
    const result = await askForPasskey(request);
    setIsAsking(false);
    if ("failure" in result) setFailure(result.failure);
    else onAnswer(result.answer);
  };
  return (
    <div className="field passkey">
      <button
        type="button"
        className={isLined ? "btn lined bare" : "btn big wide"}
        disabled={isPending}
        onClick={ask}
        // The paint of the door around the button; pink elsewhere.
        style={{ "--fill": "var(--c2, var(--pink))" }}
      >
        <span>{isPending ? pendingLabel : label}</span>
        {!isLined && <i>{!isPending && <DeskIcon name="key" />}</i>}
      </button>
      {(error || hint) && (
        <p className={error ? "err" : "hint"} role={error ? "alert" : undefined}>
          {error ?? hint} {failure === "signedOut" && <SignInLink />}
        </p>
      )}
      <noscript>
        <p className="hint">{passkeyErrors.scripts}</p>
      </noscript>
    </div>
  );
}

/** Opens the sign-in in a new tab, so that typed text on this page stays. */
function SignInLink() {
  const { label, to } = deskErrorActions.signIn;
  return (
    <a href={to} target="_blank" rel="noopener">
      {label}
    </a>
  );
}
