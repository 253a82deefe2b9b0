import { joinLinkTime, maxPasswordLength, minPasswordLength, resetLinkTime } from "./sign-in-limits.ts";

/** The choice between passkey and password, the same for all three one-time links. */
const signInChoiceWords = {
  legend: "How you sign in from now on",
  passkey: { label: "A passkey", hint: "Your fingerprint, face or PIN on this device. Nothing to remember." },
  password: { label: "A password", hint: `At least ${minPasswordLength} characters. Four unrelated words will do.` },
  passwordLabel: "Password",
} as const;

const joinFieldWords = {
  token: "The code from the link",
  tokenHint: "Paste the link, or what comes after its #.",
  name: "Your name",
  nameHint: "Stands under your replies.",
  email: "E-mail",
} as const;

export const firstRunWords = {
  meta: { title: "Claim the desk" },
  title: "Claim\nthe desk",
  paint: "yellow",
  say: "Nobody has it yet. Whoever opened this link first becomes the owner, and the link stops working.",
  life: "This link",
  lifeLeft: (left: number, whole: number) => `${left} of ${whole} minutes left`,
  lifeOver: "It has run out",
  ...{ how: signInChoiceWords, fields: joinFieldWords },
  submit: { passkey: "Make a passkey and open the desk", password: "Open the desk" },
  submitting: "Opening the desk...",
  footer:
    "The link was printed where the site was started. If it has run out, start the site again and a new one is printed.",
} as const;

export const joiningWords = {
  meta: { title: "Join the desk" },
  title: "Join\nthe desk",
  paint: "green",
  say: "You were invited. Choose how you sign in; after that the link stops working.",
  ...{ how: signInChoiceWords, fields: joinFieldWords },
  submit: { passkey: "Make a passkey and join", password: "Join the desk" },
  submitting: "Joining...",
  footer: `The link works for ${joinLinkTime}. If it has run out, ask whoever invited you for another.`,
} as const;

export const resettingWords = {
  meta: { title: "Reset how you sign in" },
  title: "Start\nover",
  paint: "blue",
  say: "Choose how you sign in. Your earlier passkeys and password stop working, and you are signed out everywhere else.",
  ...{ how: signInChoiceWords, fields: joinFieldWords },
  submit: { passkey: "Make a passkey and sign in", password: "Sign in" },
  submitting: "Signing in...",
  footer: `The link works for ${resetLinkTime}. If it has run out, ask an owner for another.`,
} as const;

export type JoinWords = typeof joiningWords | typeof resettingWords | typeof firstRunWords;

export const passwordErrors = {
  missing: `Choose a passkey or type a password of at least ${minPasswordLength} characters.`,
  short: `That is shorter than ${minPasswordLength} characters. Four unrelated words will do.`,
  long: `That is longer than ${maxPasswordLength} characters.`,
  personal: "That is mostly your name or address. Use words that nobody would connect with you.",
  common: "That is one of the first passwords anybody would try. Four unrelated words are harder to guess.",
} as const;

export const joinErrors = {
  token: {
    unusable:
      "This link no longer works: it was used or withdrawn, or it has run out. What you typed is still here. See below how to get another link.",
  },
  name: { missing: "Add your name." },
  email: { invalid: "This is not an e-mail address.", taken: "Somebody has this address on the desk already." },
  passkey: { refused: "The passkey could not be checked. Try again, or choose a password." },
  password: passwordErrors,
} as const;
