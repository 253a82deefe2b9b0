import { LoadingText } from "#app/components/ui/skeleton.tsx";
import { useIsSlowToLoad } from "./use-is-slow-to-load.ts";

/** The percentage of its column that each box fills. */
const rowBoxWidths = [
  { state: 62, name: 56, message: 70 },
  { state: 62, name: 46, message: 52 },
  { state: 62, name: 52, message: 64 },
  { state: 62, name: 61, message: 80 },
] as const;

/** "Loading enquiries..." over placeholder rows. Renders nothing until the load has proved slow. */
export function SkeletonRows({ text, className }: { text: string; className?: string }) {
  if (!useIsSlowToLoad()) return null;
  return (
    <div className={className}>
      <LoadingText>{text}</LoadingText>
      <ul className="sk" aria-hidden="true" data-skeleton>
        {rowBoxWidths.map(({ state, name, message }) => (
          <li key={name}>
            <i style={{ width: `${state}%` }} />
            <i style={{ width: `${name}%` }} />
            <i style={{ width: `${message}%` }} />
            <i />
          </li>
        ))}
      </ul>
    </div>
  );
}
