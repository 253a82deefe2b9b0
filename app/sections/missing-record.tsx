import { ButtonLink } from "#app/components/ui/button.tsx";
import { NotFound } from "#app/components/ui/notice.tsx";
import type { Title } from "#app/lib/line.ts";

type MissingRecordProps = { title: Title; back: { label: string; to: string } };

/** A detail page whose record does not exist: the title is the page, and the way back stands at its foot. */
export function MissingRecord({ title, back }: MissingRecordProps) {
  return (
    <div className="article-page">
      <NotFound
        className="wrap missing"
        title={title}
        action={
          <ButtonLink variant="line" to={back.to}>
            {back.label}
          </ButtonLink>
        }
      />
    </div>
  );
}
