import { joinLinkTime, resetLinkTime } from "./desk/sign-in-limits.ts";
import { site } from "./site.ts";

const noticeReason = `You get this because ${site.name}’s site sends its enquiries and alerts to this address (NOTIFY_EMAIL).`;

/** The texts of notices of enquiries. The labels of the fields come from the contact form. */
export const noticeWords = {
  label: "Enquiry",
  /** `who` includes the company. `topic` is the budget, the project or the beginning of the message. */
  subject: (who: string, topic: string) => (topic ? `${who}: ${topic}` : who),
  sent: "Sent",
  open: "Open on the desk",
  answer: (name: string) => `Or answer this email: ${name} gets the reply.`,
  noAnswer: "Answering this email does not reach them: the address they gave is not a usable one.",
  reason: noticeReason,
} as const;

/** The texts of alerts, and of the mails that say that a problem is over. */
export const alertWords = {
  label: "Alert",
  allClear: "All clear",
  open: "Open the desk",
  reason: noticeReason,
} as const;

const deskReason = `You get this because you have access to ${site.name}’s desk, or were invited to it.`;

/** The texts of mails about access to the desk. `by` is a name, `you`, or null for a command on the server. */
export const accessMailWords = {
  label: "Your access",
  reason: deskReason,
  unexpected: "If you did not expect this, tell an owner of the desk.",
  open: "Open the desk",
  you: "You",
  subjects: {
    invited: `Your invitation to ${site.name}’s desk`,
    "invitation-withdrawn": `Your invitation to ${site.name}’s desk was withdrawn`,
    reset: "Reset how you sign in",
    joined: "Your access to the desk is set up",
    "reset-done": "How you sign in was reset",
    "role-changed": "Your role on the desk has changed",
    disabled: "Your access to the desk has ended",
    enabled: "You have access to the desk again",
    "passkey-added": "A passkey was added",
    "passkey-removed": "A passkey was removed",
    "password-changed": "Your password was changed",
    "password-removed": "Your password was removed",
    "session-ended": "One of your sessions was ended",
    "sessions-ended": "You were signed out everywhere",
  },
  texts: {
    invited: (by: string | null) =>
      `${by ?? "The agency"} invites you to the desk, where enquiries are answered and the site is written. The link works once, for ${joinLinkTime}.`,
    "invitation-withdrawn": () => "Its link no longer works.",
    reset: (by: string | null) =>
      `${by ?? "The agency"} sent you a link to choose how you sign in. Your current passkeys and password work until you use it, and stop then. The link works once, for ${resetLinkTime}.`,
    joined: () => "From now on you sign in with what you chose.",
    "reset-done": () => "Your earlier passkeys and password no longer work, and your earlier sessions have ended.",
    "role-changed": (by: string | null) => `${by ?? "A command on the server"} changed what you may do on the desk.`,
    disabled: (by: string | null) =>
      `${by ?? "A command on the server"} ended your access. You are signed out everywhere.`,
    enabled: (by: string | null) => `${by ?? "A command on the server"} gave you your access back.`,
    "passkey-added": () => "Whoever holds it can sign in as you.",
    "passkey-removed": () => "It no longer signs you in.",
    "password-changed": () => "The earlier one no longer works, and your other sessions have ended.",
    "password-removed": () => "You sign in with a passkey only.",
    "session-ended": () => "It was ended under Account. Whoever used that browser has to sign in again.",
    "sessions-ended": (by: string | null) => `${by ?? "A command on the server"} ended your sessions on the desk.`,
  },
  follow: { invited: "Join the desk", reset: "Choose how you sign in" },
} as const;

export type AccessChange = keyof typeof accessMailWords.subjects;
