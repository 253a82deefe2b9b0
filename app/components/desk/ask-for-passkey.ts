import { browserSupportsWebAuthn, startAuthentication, startRegistration } from "@simplewebauthn/browser";
import type { passkeyErrors } from "#app/content/desk/sign-in.ts";

export type PasskeyFailure = keyof typeof passkeyErrors;
export type PasskeyResult = { answer: string } | { failure: PasskeyFailure };

/** `join` and `register` make a passkey, the others use one. `token` is a one-time link's. */
export type PasskeyRequest =
  | { purpose: "sign-in" | "confirm" | "register" }
  | { purpose: "join"; token: string; name: string; email: string };

/** Has the browser answer a challenge of ours. Returns the answer as the form field it is posted in. */
export async function askForPasskey(request: PasskeyRequest): Promise<PasskeyResult> {
  if (!browserSupportsWebAuthn()) return { failure: "unsupported" };
  try {
    const response = await fetch("/desk/passkey", { method: "POST", body: new URLSearchParams(request) });
    if (!response.ok) return { failure: "refused" };
    const optionsJSON = await response.json();
    const isNew = request.purpose === "join" || request.purpose === "register";
    const answer = isNew ? await startRegistration({ optionsJSON }) : await startAuthentication({ optionsJSON });
    return { answer: JSON.stringify(answer) };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

function failureOf(error: unknown): PasskeyFailure {
  if (error instanceof TypeError) return "offline";
  switch (error instanceof Error ? error.name : "") {
    case "InvalidStateError":
      return "exists";
    case "SecurityError":
      return "address";
    case "NotAllowedError":
    case "AbortError":
      return "cancelled";
    default:
      return "refused";
  }
}
