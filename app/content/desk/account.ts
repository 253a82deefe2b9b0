import { passwordErrors } from "./join.ts";
import { minPasswordLength, sessionIdleDays } from "./sign-in-limits.ts";

export const meta = { title: "Your account" } as const;

export const accountWords = {
  title: "Account",
  segmentsLabel: "How you sign in",
  segments: {
    passkeys: (count: number) => (count === 1 ? "passkey" : "passkeys"),
    sessions: "signed in",
    role: "you are",
  },
  passkeys: {
    title: "Passkeys",
    note: "A second one means a lost phone is only a lost phone.",
    none: "None yet. A passkey cannot be guessed, mailed or forgotten.",
    dates: (added: string, used: string | null) => `Added ${added}, ${used ? `used ${used}` : "not used yet"}`,
    name: "Name",
    rename: "Rename",
    remove: "Remove",
    add: "Add a passkey",
    adding: "Waiting for your passkey...",
  },
  password: {
    title: "Password",
    set: "Set. You can also sign in with it.",
    none: "None. Passkeys only.",
    label: "New password",
    hint: `At least ${minPasswordLength} characters. Four unrelated words will do.`,
    change: "Change password",
    create: "Set a password",
    remove: "Remove the password",
  },
  sessions: {
    title: "Where you are signed in",
    note: `A session ends by itself after ${sessionIdleDays} days in which it loaded no screen. A screen in view loads again when there is news, so sign out where others could use it.`,
    this: "Here",
    since: (when: string, last: string) => `Since ${when}, last used ${last}`,
    current: (when: string) => `Since ${when}. This one.`,
    end: "End",
    endOthers: "End all others",
    signOut: "Sign out",
  },
  you: {
    title: "You",
    name: "Your name",
    nameHint: "Stands under your replies.",
    email: "E-mail",
    save: "Save",
    shortcuts: "Single-letter keys",
    shortcutsHint: "J, K, R and the others. Ctrl K and Ctrl Enter work without them.",
  },
  done: {
    named: "Saved.",
    "passkey-added": "The passkey is added.",
    "passkey-removed": "The passkey is removed.",
    "passkey-renamed": "Renamed.",
    password: "The password is changed. Your other sessions have ended.",
    "password-removed": "The password is gone. You sign in with a passkey.",
    ended: "That session has ended.",
    "others-ended": "All other sessions have ended.",
  },
  errors: {
    name: "Add your name.",
    passkey: "The passkey could not be checked, or somebody has it already. Try again.",
    last: "This is your only way to sign in. Add another one first.",
    gone: "That is not there any more. Reload the page.",
    password: passwordErrors,
  },
} as const;
