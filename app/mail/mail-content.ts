/** A mail without its recipient and its sender's address. */
export type MailContent = {
  subject: string;
  text: string;
  html: string;
  replyTo?: { name: string; address: string };
  /** The operator who wrote it. Answers still go to the site's own mailbox. */
  senderName?: string;
  /** No person wrote it. Its headers tell holiday notices not to answer. */
  isAutomatic?: boolean;
};
