import { ButtonLink } from "#app/components/ui/button.tsx";

/** The address without a slug. */
export function MissingSlug({ title, back }: { title: string; back: { label: string; to: string } }) {
  return (
    <div className="wrap missing-slug">
      <h1>{title}</h1>
      <ButtonLink variant="line" to={back.to}>
        {back.label}
      </ButtonLink>
    </div>
  );
}
