import { joinErrors } from "./join.ts";
import { confirmedMinutes, signInPauseMinutes } from "./sign-in-limits.ts";

const numberWords = ["No", "One", "Two", "Three", "Four", "Five"];

export const meta = { title: "Sign in" } as const;

export const signInWords = {
  title: "Sign in",
  say: "The side of the site that answers. A person replies within one working day; this is where they do it.",
  passkey: {
    label: "Sign in with a passkey",
    pending: "Waiting for your passkey...",
    hint: "Your phone, your laptop or a security key. No password to type, none to leak.",
  },
  or: "or",
  email: "E-mail",
  password: "Password",
  submit: "Sign in with a password",
  submitting: "Signing in...",
  locked: ["Locked out? An owner can send you a new link, or run", "npm run operator -- reset", "on the server."],
} as const;

export const signInErrors = {
  left: (left: number) =>
    `That address and password do not go together. ${numberWords[left] ?? left} ${left === 1 ? "try" : "tries"} left before a pause of ${signInPauseMinutes} minutes.`,
  pause: `Too many tries. Passwords for this address pause for ${signInPauseMinutes} minutes here; a passkey still works, and so does another browser that has signed in before.`,
  passkey: "That passkey did not open the desk. Try again, or sign in with your password.",
} as const;

/** Why a passkey did not work, by the browser's error. */
export const passkeyErrors = {
  cancelled: "No passkey was given. Try again whenever you like.",
  exists: "This device already holds a passkey for you. Use that one.",
  address: "Passkeys work only at the site’s own address. Open the desk there, or use a password.",
  scripts: "A passkey needs JavaScript, which is off here. Use a password.",
  unsupported: "This browser does not support passkeys. Use a password.",
  offline: "The site did not answer. Check the connection and try again.",
  link: joinErrors.token.unusable,
  signedOut: "You were signed out. Sign in, come back to this page and try again.",
  pause: "Too many tries. Wait a minute, then try again.",
  refused: "The site took too long to hear from your passkey, or could not check it. Try again.",
} as const;

export const confirmWords = {
  title: "Is it you?",
  say: `Inviting, erasing and changing access ask for your passkey or password once more. Then not again for ${confirmedMinutes} minutes.`,
  kept: "What you entered is kept.",
  passkey: { label: "Confirm with a passkey", pending: "Waiting for your passkey..." },
  or: "or",
  password: "Your password",
  submit: "Confirm with your password",
  back: "Not now",
  errors: {
    password: (left: number) =>
      `That is not your password. ${numberWords[left] ?? left} ${left === 1 ? "try" : "tries"} left.`,
    passkey: "That passkey did not answer. Try again, or use your password.",
    pause: `Too many tries. Passwords pause for ${signInPauseMinutes} minutes; a passkey still works.`,
  },
} as const;
