import { Fit } from "#app/components/ui/fit.tsx";
import { titleFit } from "#app/typesetting/title-fit.ts";

export function Hero({ title, lead }: { title: string; lead: string }) {
  return (
    <header className="wrap page-head grid work-title">
      <Fit as="h1" text={title} {...titleFit("/work")} capitals />
      <p className="lead">{lead}</p>
    </header>
  );
}
