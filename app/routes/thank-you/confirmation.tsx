import { Fit } from "#app/components/ui/fit.tsx";

export function Confirmation({ title, text }: { title: string; text: string }) {
  return (
    <div className="wrap confirmation">
      <Fit as="h1" text={title} measure={4.6} phoneMeasure={3} capitals />
      <div className="lede">
        <p className="lead">{text}</p>
      </div>
    </div>
  );
}
