import { FineRuler } from "#app/components/ui/ruler.tsx";

/** Scroll progress, along the lower edge of the header. */
export function ScrollRuler() {
  return (
    <div className="progress" aria-hidden="true">
      <FineRuler />
    </div>
  );
}
