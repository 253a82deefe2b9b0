import { browserSupportsWebAuthn, startAuthentication, startRegistration } from "@simplewebauthn/browser";
import type { passkeyErrors } from "#app/content/desk/sign-in.ts";

export type PasskeyFailure = keyof typeof passkeyErrors;
export type PasskeyResult = { answer: string } | { failure: PasskeyFailure };

/** `join` and `register` create a passkey; `sign-in` and `confirm` use an existing one. `token` is the one-time link's token. */
export type PasskeyRequest =
  | { purpose: "sign-in" | "confirm" | "register" }
  | { purpose: "join"; token: string; name: string; email: string };

const failuresByStatus: Record<number, PasskeyFailure> = { 401: "signedOut", 404: "link", 429: "pause" };

/** Asks the browser to answer a challenge of the server. The answer is JSON text, to be posted in a form field. */
export async function askForPasskey(request: PasskeyRequest): Promise<PasskeyResult> {
  if (!browserSupportsWebAuthn()) return { failure: "unsupported" };
  try {
    const response = await fetch("/desk/passkey", { method: "POST", body: new URLSearchParams(request) });
    if (!response.ok) return { failure: failuresByStatus[response.status] ?? "refused" };
    const optionsJSON = await response.json();
    const isNew = request.purpose === "join" || request.purpose === "register";
    const answer = isNew ? await startRegistration({ optionsJSON }) : await startAuthentication({ optionsJSON });
    return { answer: JSON.stringify(answer) };
  } catch (error) {
    return { failure: passkeyFailureOf(error) };
  }
}

function passkeyFailureOf(error: unknown): PasskeyFailure {
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
