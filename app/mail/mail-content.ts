/** What a mail says, whoever gets it. */
export type MailContent = {
  subject: string;
  text: string;
  html: string;
  replyTo?: { name: string; address: string };
  /** The person who writes it. Answers still go to the site's own mailbox. */
  senderName?: string;
  /** Sent by no person: tells holiday notices not to answer. */
  isAutomatic?: boolean;
};
