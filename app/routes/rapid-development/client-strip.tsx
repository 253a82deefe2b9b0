import { useMotionPause } from "#app/components/ui/motion.ts";
import { PauseButton } from "#app/components/ui/pause-button.tsx";

type Logo = { name: string; w: number };
type ClientStripProps = { label: string; pause: string; items: readonly Logo[] };

/** The names twice, so that the second set follows the first without a gap. */
export function ClientStrip({ label, pause, items }: ClientStripProps) {
  const [isPaused, setPaused] = useMotionPause();
  return (
    <section className="client-strip" aria-label={label}>
      <div className="window">
        <div className="moving" data-paused={isPaused || undefined}>
          <Logos items={items} />
          <Logos items={items} isCopy />
        </div>
      </div>
      <PauseButton label={pause} isPaused={isPaused} onChange={setPaused} />
    </section>
  );
}

function Logos({ items, isCopy }: { items: readonly Logo[]; isCopy?: boolean }) {
  return (
    <ul aria-hidden={isCopy}>
      {items.map(({ name, w }) => (
        <li key={name} style={{ "--w": w }}>
          {name}
        </li>
      ))}
    </ul>
  );
}
