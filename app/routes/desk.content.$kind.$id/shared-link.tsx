import { CopyLink } from "#app/components/desk/copy-link.tsx";
import { editorWords } from "#app/content/desk/editor.ts";

type ShareLinkProps = { link: string; until: string; origin: string | null };

/** Shows the link to a draft's preview, to be copied and sent to a client. */
export function SharedLink({ link, until, origin }: ShareLinkProps) {
  const { title, text, ...words } = editorWords.share;
  const address = `${origin ?? (typeof location === "undefined" ? "" : location.origin)}${link}`;
  return <CopyLink title={title} text={text(until)} link={address} words={words} />;
}
