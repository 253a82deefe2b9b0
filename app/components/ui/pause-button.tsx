import { Icon } from "./icon.tsx";

type PauseButtonProps = { label: string; isPaused: boolean; onChange: (isPaused: boolean) => void };

/** Pauses and resumes automatic motion. */
export function PauseButton({ label, isPaused, onChange }: PauseButtonProps) {
  return (
    <button
      type="button"
      className="pause"
      aria-label={label}
      aria-pressed={isPaused}
      onClick={() => onChange(!isPaused)}
    >
      <Icon name={isPaused ? "play" : "pause"} />
    </button>
  );
}
