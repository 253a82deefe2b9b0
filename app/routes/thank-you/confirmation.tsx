import { Fit } from "#app/components/ui/fit.tsx";
import type { Title } from "#app/lib/line.ts";

export function Confirmation({ title, text }: { title: Title; text: string }) {
  return (
    <div className="wrap confirmation">
      <Fit as="h1" {...title} />
      <div className="lede">
        <p className="lead">{text}</p>
      </div>
    </div>
  );
}
