import { Field } from "#app/components/desk/field.tsx";
import { editorWords as words } from "#app/content/desk/editor.ts";

type ShareLinkProps = { link: string; until: string; origin: string | null };

/** The address to send to a client. */
export function ShareLink({ link, until, origin }: ShareLinkProps) {
  const { title, text, label } = words.share;
  return (
    <section className="share-link" aria-labelledby="share-title" role="status">
      <h2 id="share-title">{title}</h2>
      <p>{text(until)}</p>
      <Field
        label={label}
        readOnly
        value={`${origin ?? (typeof location === "undefined" ? "" : location.origin)}${link}`}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </section>
  );
}
