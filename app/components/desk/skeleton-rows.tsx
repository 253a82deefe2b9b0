import { LoadingText } from "#app/components/ui/skeleton.tsx";
import { useIsLate } from "./late.ts";

/** The share of its column that each box fills. */
const rows = [
  { state: 62, name: 56, message: 70 },
  { state: 62, name: 46, message: 52 },
  { state: 62, name: 52, message: 64 },
  { state: 62, name: 61, message: 80 },
] as const;

/** "Loading enquiries..." over the boxes of the rows that come; nothing for the first 300 ms. */
export function SkeletonRows({ text, className }: { text: string; className?: string }) {
  if (!useIsLate()) return null;
  return (
    <div className={className}>
      <LoadingText>{text}</LoadingText>
      <ul className="sk" aria-hidden="true" data-skeleton>
        {rows.map(({ state, name, message }) => (
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
