import { ButtonLink } from "#app/components/ui/button.tsx";
import { NotFound } from "#app/components/ui/empty-state.tsx";
import type { LinkData } from "#app/lib/link.ts";

export type MissingRecordProps = { title: string; back: LinkData };

/** A detail page whose record does not exist. */
export function MissingPage(props: MissingRecordProps) {
  return (
    <div className="article-page">
      <MissingRecord {...props} />
    </div>
  );
}

export function MissingRecord({ title, back }: MissingRecordProps) {
  return (
    <NotFound
      className="wrap missing"
      title={title}
      action={
        <ButtonLink variant="line" to={back.to}>
          {back.label}
        </ButtonLink>
      }
    />
  );
}
