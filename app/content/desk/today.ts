const numberWords = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"] as const;

/** The texts of the desk's first screen. */
export const todayWords = {
  title: "Today",
  segmentsLabel: "This month, to scale",
  toAnswer: "to answer",
  answered: "answered this month",
  say: {
    waiting: (count: number) =>
      count === 1 ? "One person is waiting for a reply" : `${inWords(count)} people are waiting for a reply`,
    late: (others: number) =>
      others === 0
        ? " has waited too long."
        : ` and ${others === 1 ? "one other" : `${inWords(others).toLowerCase()} others`} have waited too long.`,
    and: ", and ",
    end: ".",
    median: (count: number, time: string) =>
      count === 1
        ? ` The other one this month had an answer in ${time}.`
        : ` The other ${count} this month had an answer in ${time}, at the median.`,
    stuck: (count: number) => (count === 1 ? " One thing needs a hand." : ` ${inWords(count)} things need a hand.`),
    quiet: " The rest of the desk is quiet.",
    nobody: "Nobody is waiting for a reply.",
  },
  waiting: {
    title: "Waiting for a reply",
    note: "Each bar is the one working day we promise. Pink is what is left of it.",
    label: "Waiting for a reply, the soonest first",
    who: "Who",
    asked: "Asked for",
    state: "State, with",
    more: (count: number) => (count === 1 ? "One more is waiting" : `${count} more are waiting`),
    all: "See all",
  },
  allAnswered: {
    headline: "All answered",
    text: "Nobody is waiting.",
    last: (at: string, name: string) => `Nobody is waiting. The last answer went out at ${at}, to ${name}.`,
  },
  stuck: {
    title: "Needs a hand",
    note: "Nothing here is lost. It is stuck.",
    none: "Nothing is stuck. What was sent has arrived, and nothing waits longer than it should.",
    again: "Send again",
    allAgain: "Send all again",
    tryNow: "Try now",
    open: "Open",
    enquiry: {
      title: (name: string) => `${name}’s enquiry did not get through.`,
      text: (tries: number, reason: string) =>
        `It was offered to the automation webhook ${timesInWords(tries)}. ${lastAnswerSentence(reason)}It is safe here, and it can be answered from here.`,
    },
    notice: {
      title: (name: string) => `The notice of ${name}’s enquiry was not e-mailed.`,
      text: (tries: number, reason: string) =>
        `It was tried ${timesInWords(tries)}. ${lastAnswerSentence(reason)}The enquiry itself is here.`,
    },
    reply: {
      title: (name: string) => `The reply to ${name} did not go out.`,
      text: (tries: number, reason: string) =>
        `It was tried ${timesInWords(tries)}. ${lastAnswerSentence(reason)}What was written is kept with the enquiry.`,
    },
    other: {
      title: "A mail of the desk did not go out.",
      text: (tries: number, reason: string) => `It was tried ${timesInWords(tries)}. ${lastAnswerSentence(reason)}`,
    },
    many: {
      title: (count: number) => `${count} deliveries did not get through.`,
      text: (names: readonly string[], reason: string) =>
        `${names.length > 0 ? `The latest are about ${nameList.format(names)}. ` : ""}${lastAnswerSentence(reason)}All of it is safe here. Fix the cause, then send them again.`,
    },
    missed: {
      title: (title: string) => `“${title}” did not go out at its time.`,
      text: (time: string, reason: string | null) =>
        `It was to be published ${time}. ${reason ? `The store refused it: ${reason}. ` : ""}It is a draft, and visitors see what they saw before. Open it to see what stops it.`,
    },
    inLine: {
      title: (count: number) => (count === 1 ? "One delivery is in line." : `${count} deliveries are in line.`),
      text: (time: string, reason: string) =>
        `The oldest has waited ${time}. ${lastAnswerSentence(reason)}The site goes on trying for three days.`,
    },
    noMail: {
      title: (count: number) => (count === 1 ? "One mail waits." : `${count} mails wait.`),
      text: "E-mail is not set up: set SMTP_URL and MAIL_FROM, then restart the site. Notices are dropped after seven days, replies never.",
      nothingWaits: {
        title: "E-mail is not set up.",
        text: "Nobody is told of an enquiry, and replies leave from your own mailbox. Set SMTP_URL and MAIL_FROM, then restart the site.",
      },
    },
    sentAgain: (count: number) => (count === 1 ? "Offered again" : `${count} offered again`),
    nothing: "There was nothing left to send.",
  },
  drafts: {
    title: "Drafts waiting",
    all: "All content",
    none: "Everything that was written is on the site.",
    by: (number: number, name: string | null, at: string) =>
      [number > 0 && `Draft ${number}`, name, at].filter(Boolean).join(", "),
    goesOut: (at: string) => `Goes out ${at}.`,
  },
  week: {
    title: "This week so far",
    all: "All figures",
    since: "Since Monday ",
    enquiries: (count: number) => (count === 1 ? " enquiry" : " enquiries"),
    answered: " answered",
    signUps: (count: number) => (count === 1 ? " newsletter sign-up" : " newsletter sign-ups"),
  },
} as const;

const nameList = new Intl.ListFormat("en");

/** "Five", or "14" above ten. */
function inWords(count: number): string {
  return numberWords[count] ?? String(count);
}

function timesInWords(count: number) {
  return count === 1 ? "once" : count === 2 ? "twice" : `${count} times`;
}

function lastAnswerSentence(reason: string) {
  return reason ? `The last answer: ${reason}. ` : "";
}
