import { Fit } from "#app/components/ui/fit.tsx";
import type { Title } from "#app/lib/line.ts";

export function Hero({ title, lead }: { title: Title; lead: string }) {
  return (
    <header className="wrap page-head grid work-title">
      <Fit as="h1" {...title} />
      <p className="lead">{lead}</p>
    </header>
  );
}
