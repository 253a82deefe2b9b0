import { progress, refusalTexts, upload as words } from "#app/content/desk/media.ts";
import type { Upload, UploadState } from "./use-uploads.ts";
import { WordButton, WordLink } from "./word-button.tsx";

type UploadRowsProps = {
  uploads: readonly Upload[];
  onCancel: (key: number) => void;
  onRetry: (key: number) => void;
  /** The address of an uploaded picture's page. */
  pathOf?: (id: string) => string;
};

/** Each file a row with a box that fills; a wrong file says what to do. */
export function UploadRows({ uploads, onCancel, onRetry, pathOf }: UploadRowsProps) {
  return (
    <ul className="ups" aria-label={words.list}>
      {uploads.map(({ key, file, state }) => (
        <li key={key} data-upload={state.is}>
          <div>
            <b className="x">{file.name}</b>
            <Words file={file} state={state} />
          </div>
          <span className="acts">
            {state.is === "stopped" && <WordButton onClick={() => onRetry(key)}>{words.retry}</WordButton>}
            {state.is === "done" && pathOf && <WordLink to={pathOf(state.id)}>{words.describe}</WordLink>}
            <WordButton onClick={() => onCancel(key)} aria-label={`${cancelWord(state)} ${file.name}`}>
              {cancelWord(state)}
            </WordButton>
          </span>
          <Box file={file} state={state} />
        </li>
      ))}
    </ul>
  );
}

function Words({ file, state }: Pick<Upload, "file" | "state">) {
  switch (state.is) {
    case "waiting":
      return <span>{words.waiting}</span>;
    case "sending":
      return <span className="num">{progress(state.sent, file.size, secondsLeft(file.size, state))}</span>;
    case "drawing":
      return <span>{words.drawing}</span>;
    case "done":
      return <span role="status">{state.isNew ? words.done : words.known}</span>;
    case "refused":
      return <Problem>{refusalTexts[state.reason as keyof typeof refusalTexts] ?? refusalTexts.unknown}</Problem>;
    case "stopped":
      return <Problem>{words[state.problem]}</Problem>;
  }
}

function Problem({ children }: { children: string }) {
  return (
    <span className="err" role="alert">
      {children}
    </span>
  );
}

function Box({ file, state }: Pick<Upload, "file" | "state">) {
  if (state.is !== "sending" && state.is !== "drawing") return null;
  const share = state.is === "sending" ? Math.round((100 * state.sent) / Math.max(1, file.size)) : 100;
  return (
    <i
      className={state.is === "drawing" ? "fill thin s-ans" : "fill thin"}
      style={{ "--p": `${share}%` }}
      role="progressbar"
      aria-label={file.name}
      aria-valuenow={state.is === "sending" ? share : undefined}
    />
  );
}

function cancelWord({ is }: UploadState): string {
  return is === "waiting" || is === "sending" || is === "drawing" ? words.cancel : words.dismiss;
}

function secondsLeft(size: number, { sent, startedAt }: { sent: number; startedAt: number }): number | null {
  const seconds = (Date.now() - startedAt) / 1_000;
  return sent > 0 && seconds > 1 ? ((size - sent) * seconds) / sent : null;
}
