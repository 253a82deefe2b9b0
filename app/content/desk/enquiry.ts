import { SPAM_KEPT_DAYS } from "../retention.ts";
import { maxWrittenLengths } from "./enquiry-limits.ts";

const maxText = maxWrittenLengths.text.toLocaleString("en");

/** The texts of an enquiry's page. */
export const enquiryPage = {
  back: "Enquiries",
  place: (position: number | null, of: number) =>
    position === null ? "No longer in this view" : `${position} of ${of} in this view`,
  previous: "Previous",
  next: "Next",
  state: "State",
  with: "With",
  give: "Give",
  nobody: "Nobody yet",
  me: (name: string) => `Me (${name})`,
  messageLabel: "The message, as it was written",
  written: (page: string, at: string) => (page ? [`Written on `, page, `. ${at}.`] : [`Written ${at}.`, "", ""]),
  noMessage: "There is no message with this form.",
  history: { title: "What has happened", note: "Oldest first. Nothing is edited out." },
  details: {
    title: "Facts",
    due: (at: string) => `Reply due ${at}`,
    dueDrawn: (percent: number) => `${percent} per cent of the working day has gone`,
    form: "Form",
    leaves: "Erased by itself",
  },
  deliveries: {
    submission: "Delivery",
    notice: "Notice",
    reply: "Reply",
    confirmation: "Confirmation",
    announcement: "Announcement",
    alert: "Alert",
  },
  noDelivery: "Kept here: no webhook is set",
  before: { title: "Wrote before", untitled: "No message" },
  do: {
    title: "Do",
    resend: { title: "Offer it to the webhook again", text: "Same id, so it cannot arrive twice.", act: "Send again" },
    retry: { title: (what: string) => `${what}: try again`, act: "Try now" },
    spam: {
      title: "Not a real enquiry",
      text: `Moves to Spam. Kept there for ${SPAM_KEPT_DAYS} days.`,
      act: "Mark as spam",
    },
    notSpam: {
      title: "Not spam after all",
      text: "Moves to New, and is delivered as if it had arrived now. The reply is due in one working day.",
      act: "Not spam",
    },
    person: {
      title: (name: string) => `Everything we hold on ${name}`,
      text: "Export it, or erase it.",
      act: "Look it up",
    },
  },
  reply: {
    label: "Reply",
    tab: "Reply by e-mail",
    to: "To",
    subject: "Subject",
    defaultSubject: (topic: string) => (topic ? `Your enquiry: ${topic}` : "Your enquiry"),
    message: "Message",
    greeting: (name: string) => `Hello ${name},`,
    answers: "Mark as Answered when it has gone",
    send: "Send reply",
    sending: "Sending...",
    kept: "Kept as a draft in this browser",
    hint: (mailbox: string) =>
      `Goes out from ${mailbox} with your name, and answers come to that mailbox. It cannot be called back.`,
    noAddress: "The address they gave is not a usable one, so no reply can go out from here.",
    noMail:
      "E-mail is not set up here: set SMTP_URL and MAIL_FROM, then restart the site. Until then answer from your own mail:",
  },
  note: {
    tab: "Write a note",
    label: "Note, for the desk alone",
    add: "Add note",
    adding: "Adding...",
    hint: "Only the desk reads it. **Bold**, *italics*, lists and links work.",
    remove: "Remove",
  },
  errors: {
    subject: "Add a subject, so that they know what it is about.",
    subjectLong: `That is more than ${maxWrittenLengths.subject} characters. A shorter subject will do.`,
    reply: "Write something first.",
    replyLong: `That is more than ${maxText} characters. Send it as two mails.`,
    note: "Write something first.",
    noteLong: `That is more than ${maxText} characters. Split it into two notes.`,
    notSent: "The reply did not go out",
    notSentText: "What you wrote is still in the box.",
    replyInSpam: "This enquiry is in Spam. Move it out to reply.",
    resendInSpam: "This enquiry is in Spam, and nothing goes out from there. Move it out first.",
    replyKept: "An earlier version of this reply was taken already",
    replyKeptText:
      "You find it under What has happened. What you wrote since is still in the box: send it if they should get it too.",
    noteKept: "An earlier version of this note was saved already",
    noteKeptText:
      "You find it under What has happened. What you wrote since is still in the box: add it if it says more.",
    running: "It is being sent right now. Look again in a minute.",
    noWebhook: "No webhook is set up: set WEBHOOK_URL, then restart the site.",
  },
  conflict: {
    title: (by: string | null) =>
      by ? `${by} changed it while you were looking` : "It changed while you were looking",
    now: (state: string, assignee: string | null) => `It is ${state} now, with ${assignee ?? "nobody yet"}.`,
    mine: "Make my change anyway",
    leave: "Leave it",
  },
  gone: {
    title: "This enquiry is not here",
    text: `It was erased, or it was spam for ${SPAM_KEPT_DAYS} days.`,
    action: "All enquiries",
  },
} as const;

/** The sentences of the timeline. In a list of two parts the first is bold, in one of three the second. */
export const timelineWords = {
  received: ["Received", "from the contact form."],
  receivedSignUp: ["Received", "from a newsletter form."],
  receivedRequest: ["Received", "from the admin page."],
  sent: {
    submission: ["Delivered", "to the automation webhook."],
    notice: ["E-mailed", "to the agency."],
    reply: ["Reply delivered", "to the mail server."],
  },
  failed: {
    submission: ["", "The webhook did not take it"],
    notice: ["", "The notice was not e-mailed"],
    reply: ["", "The reply did not go out"],
  },
  givenUp: { submission: "Given up", notice: "Notice given up", reply: "Reply given up" },
  reason: (reason: string) => (reason ? `: ${reason}.` : "."),
  tries: (attempt: number, most: number, next: string) =>
    next ? `Try ${attempt} of ${most}, next at ${next}.` : `Try ${attempt} of ${most}.`,
  took: (who: string) => `${who} took it.`,
  gave: (who: string, whom: string) => `${who} gave it to ${whom}.`,
  gaveBack: (who: string) => `${who} gave it back.`,
  changed: (who: string, from: string, to: string) => [`${who} changed it from ${from} to `, to, "."],
  reopened: (from: string, to: string) => [
    `The reply did not go out, so the desk changed it from ${from} to `,
    to,
    ".",
  ],
  undid: (who: string, from: string, to: string) => [`${who} took that back, from ${from} to `, to, "."],
  undidOther: (who: string) => `${who} took that back.`,
  site: "The desk",
  somebody: "Somebody",
  exported: (who: string) => `${who} exported it.`,
  noteRemoved: (who: string) => `${who} removed a note.`,
  noteRestored: (who: string) => `${who} brought a note back.`,
  resent: (who: string) => `${who} offered it again.`,
  note: (who: string) => [`Note from ${who}`, ", not sent to anyone"],
  reply: (who: string) => [`Reply from ${who}`, ""],
  replyWaits: "In line.",
  replyLost: "It has not gone out.",
} as const;
