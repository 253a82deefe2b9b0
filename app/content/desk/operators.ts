import { joinLinkTime } from "./sign-in-limits.ts";

export const meta = { title: "Operators" } as const;

export const roleNames = { owner: "Owner", editor: "Editor" } as const;

export const operatorsWords = {
  title: "Operators",
  segmentsLabel: "Access",
  segments: {
    people: (count: number) => (count === 1 ? "person" : "people"),
    invited: "invited",
    passwordOnly: "password only",
  },
  people: {
    title: "People with access",
    label: "People with access",
    note: (names: readonly string[]) =>
      names.length === 0
        ? "Everybody has a passkey."
        : names.length === 1
          ? `${names[0]} has no passkey yet.`
          : `${names.length} people have no passkey yet.`,
    columns: { who: "Who", may: "May", signsIn: "Signs in with", last: "Last here" },
    you: "(you)",
    passkeys: (count: number) => (count === 1 ? "1 passkey" : `${count} passkeys`),
    passwordOnly: "Password only",
    nothing: "Nothing yet",
    disabled: "No access",
    never: "never",
  },
  invitations: {
    title: "Invitations",
    note: `A link works once, for ${joinLinkTime}.`,
    none: "Nobody is invited at the moment.",
    by: (name: string, when: string) => `Invited by ${name}, ${when}`,
    server: "the server",
    left: (hours: number) => (hours < 24 ? `${hours} h left` : `${Math.floor(hours / 24)} d ${hours % 24} h left`),
    withdraw: "Withdraw",
    form: "Invite somebody",
    email: "E-mail",
    example: "name@furlong.example",
    may: "May",
    submit: "Invite",
  },
  link: {
    invited: (email: string) => `The link for ${email}`,
    reset: (name: string) => `The link for ${name} to reset how they sign in`,
    mailed: "It was mailed too. It is shown once: copy it now if you want to hand it over yourself.",
    unmailed: "No mail server is set up, so hand it over yourself. It is shown once: copy it now.",
    label: "One-time link",
    copy: "Copy link",
    copied: "Copied",
  },
  one: {
    role: "May",
    changeRole: "Change",
    reset: "Reset sign-in",
    resetText: "Makes a link to choose a new passkey or password. The current ones work until the link is used.",
    resetSubmit: "Make a link",
    sessions: "Sessions",
    sessionsText: (count: number) => (count === 1 ? "Signed in on one browser." : `Signed in on ${count} browsers.`),
    endSessions: "Sign out everywhere",
    access: "Access",
    disableText: "Ends every session at once. What they wrote stays, under their name.",
    disable: "End access",
    enableText: "They sign in as before, in the same role.",
    enable: "Give access again",
    account: "Your passkeys, password and sessions",
  },
  may: {
    title: "Who may do what",
    note: "Two kinds of access, and no third.",
    yes: "yes",
    no: "no",
    rows: [
      { what: "Read enquiries, content and figures", owner: true, editor: true },
      { what: "Answer, publish, upload", owner: true, editor: true },
      { what: "Erase a person, invite, take access away, change the agency’s facts", owner: true, editor: false },
    ],
  },
  done: {
    withdrawn: "The invitation is withdrawn. Its link no longer works.",
    role: "The role is changed.",
    disabled: "Access has ended, and every session with it.",
    enabled: "Access is back.",
    "signed-out": "Signed out everywhere.",
  },
  errors: {
    email: "This is not an e-mail address.",
    taken: "This address has access already.",
    "last-owner": "Somebody has to own the desk. Make somebody else an owner first.",
    gone: "That is not there any more. Somebody else may have changed it. Reload the page.",
  },
} as const;
