import { FineRuler } from "#app/components/ui/ruler.tsx";

/** The lower edge of the bar; it fills with the scroll. */
export function ScrollRuler() {
  return (
    <div className="progress" aria-hidden="true">
      <FineRuler />
    </div>
  );
}
