import { useMotionPause } from "#app/components/ui/motion.ts";
import { PauseButton } from "#app/components/ui/pause-button.tsx";

/** Values on the font's width axis, which the names take in turn. */
const NAME_WIDTH_AXES = [130, 66, 96, 148, 80] as const;

type ClientStripProps = { label: string; pause: string; names: readonly string[] };

/** The names are rendered twice, so that the strip loops without a gap. */
export function ClientStrip({ label, pause, names }: ClientStripProps) {
  const [isPaused, setPaused] = useMotionPause();
  return (
    <section className="client-strip" aria-label={label}>
      <div className="window">
        <div className="moving" data-paused={isPaused || undefined}>
          <ClientNames names={names} />
          <ClientNames names={names} isCopy />
        </div>
      </div>
      <PauseButton label={pause} isPaused={isPaused} onChange={setPaused} />
    </section>
  );
}

function ClientNames({ names, isCopy }: { names: readonly string[]; isCopy?: boolean }) {
  return (
    <ul aria-hidden={isCopy}>
      {names.map((name, index) => (
        <li key={name} style={{ "--w": NAME_WIDTH_AXES[index % NAME_WIDTH_AXES.length] }}>
          {name}
        </li>
      ))}
    </ul>
  );
}
