import { useMotionPause } from "#app/components/ui/motion.ts";
import { PauseButton } from "#app/components/ui/pause-button.tsx";

/** Width axis of each name in turn. */
const WIDTHS = [130, 66, 96, 148, 80] as const;

type ClientStripProps = { label: string; pause: string; names: readonly string[] };

/** The names are rendered twice, so that the strip loops without a gap. */
export function ClientStrip({ label, pause, names }: ClientStripProps) {
  const [isPaused, setPaused] = useMotionPause();
  return (
    <section className="client-strip" aria-label={label}>
      <div className="window">
        <div className="moving" data-paused={isPaused || undefined}>
          <Logos names={names} />
          <Logos names={names} isCopy />
        </div>
      </div>
      <PauseButton label={pause} isPaused={isPaused} onChange={setPaused} />
    </section>
  );
}

function Logos({ names, isCopy }: { names: readonly string[]; isCopy?: boolean }) {
  return (
    <ul aria-hidden={isCopy}>
      {names.map((name, index) => (
        <li key={name} style={{ "--w": WIDTHS[index % WIDTHS.length] }}>
          {name}
        </li>
      ))}
    </ul>
  );
}
