import { pageLinks } from "../page-links.ts";

/** The desk's messages while posts wait, after a failure, and while offline or signed out. */
export const deskStates = {
  offline: {
    title: "You are offline.",
    since: (time: string) => `What you see is from ${time}. You can go on writing;`,
    waits: (count: number) =>
      count === 0
        ? "nothing waits to be sent."
        : count === 1
          ? "one change waits in this page."
          : `${count} changes wait in this page.`,
  },
  back: {
    title: "Back.",
    sent: (count: number) =>
      count === 0
        ? "You are online again."
        : count === 1
          ? "Your change is on its way."
          : "Your changes are on their way.",
  },
  failed: {
    title: "That was not saved.",
    text: {
      failed: "The desk did not answer. Your words are still in their fields.",
      limited: "Too much came from your network. Your words are still in their fields: try again in a minute.",
    },
    retry: "Try again",
    release: "Go on without saving",
  },
  signedOut: {
    title: "Still you?",
    text: "You were signed out. Sign in and carry on from the same sentence; nothing on this page is lost.",
    refused: "That address and password do not go together.",
    unreachable: "The desk did not answer. Try again in a moment.",
    bar: "You are signed out. What you did waits in this page.",
    otherOperator: (name: string) =>
      `Somebody else is signed in now. What waits in this page is sent when ${name} signs in.`,
    open: "Sign in",
  },
  refreshing: "Refreshing",
} as const;

type DeskError = { headline: string; title: string; text: string };

/** The texts shown instead of a screen that cannot be shown. */
export const deskErrors = {
  notFound: {
    headline: "Not here",
    title: "There is nothing at this address",
    text: "It may have been erased, or the address is not quite right.",
  },
  noRight: {
    headline: "Owners only",
    title: "This is for owners",
    text: "Nothing was changed. An owner can do it, or make you an owner under Operators.",
  },
  crossSite: {
    headline: "Refused",
    title: "That came from another site",
    text: "Nothing was changed. Open the desk here and try again.",
  },
  signedOut: {
    headline: "Signed out",
    title: "You were signed out before this arrived",
    text: "Nothing was changed, and your words are not lost: they are in the page before this one. Sign in in a new tab, come back to this one, go one page back and send it again.",
  },
  limited: {
    headline: "Too many",
    title: "Too much came from your network at once",
    text: "Nothing was changed, and your words are not lost: they are in the page before this one. Go one page back and send it again in a minute.",
  },
  failed: {
    headline: "Not loaded",
    title: "This screen did not load",
    text: "The store did not answer. Everything that was saved is safe: try again in a moment.",
  },
} as const satisfies Record<string, DeskError>;

export const deskErrorActions = {
  today: { label: "Back to Today", to: "/desk" },
  retry: "Try again",
  signIn: { label: "Sign in in a new tab", to: "/desk/sign-in" },
  site: { label: "The public site", to: pageLinks.home.to },
} as const;
