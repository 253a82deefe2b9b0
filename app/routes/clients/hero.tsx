import { Fit } from "#app/components/ui/fit.tsx";
import type { Title } from "#app/lib/line.ts";

export function Hero({ title, lead }: { title: Title; lead: string }) {
  return (
    <div className="wrap page-head">
      <Fit as="h1" {...title} />
      <div className="lede">
        <p className="lead">{lead}</p>
      </div>
    </div>
  );
}
