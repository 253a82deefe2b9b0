import { classNames } from "#app/lib/class-names.ts";
import { WordButton } from "./word-button.tsx";

export type SaveStatus = "saved" | "saving" | "waiting" | "failed";

type SaveStateProps = {
  status: SaveStatus;
  /** "Draft 7 saved 14:08", "Saving...", "Not saved yet" or "Not saved." */
  text: string;
  retry?: { label: string; onClick: () => void };
};

/** Says whether the work is saved. A polite live region, so that it does not interrupt a screen reader. */
export function SaveState({ status, text, retry }: SaveStateProps) {
  return (
    <span className={classNames("save-state", status === "failed" && "bad")} role="status">
      {text}
      {status === "saving" && <i className="fill thin" style={{ "--p": "60%" }} aria-hidden="true" />}
      {status === "failed" && retry && <WordButton onClick={retry.onClick}>{retry.label}</WordButton>}
    </span>
  );
}
