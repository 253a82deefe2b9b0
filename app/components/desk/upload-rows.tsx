import { refusalTexts, uploadProgressText, uploadWords as words } from "#app/content/desk/media.ts";
import type { Upload, UploadState } from "./use-uploads.ts";
import { WordButton, WordLink } from "./word-button.tsx";

type UploadRowsProps = {
  uploads: readonly Upload[];
  onCancel: (key: number) => void;
  onRetry: (key: number) => void;
  /** The address of an uploaded picture's page. */
  pathOf?: (id: string) => string;
};

/** One row per file with its progress. The row of a refused file says what to do. */
export function UploadRows({ uploads, onCancel, onRetry, pathOf }: UploadRowsProps) {
  return (
    <ul className="ups" aria-label={words.list}>
      {uploads.map(({ key, file, state }) => (
        <li key={key} data-upload={state.is}>
          <div>
            <b className="x">{file.name}</b>
            <UploadStatus file={file} state={state} />
          </div>
          <span className="acts">
            {state.is === "stopped" && <WordButton onClick={() => onRetry(key)}>{words.retry}</WordButton>}
            {state.is === "done" && pathOf && <WordLink to={pathOf(state.id)}>{words.describe}</WordLink>}
            <WordButton onClick={() => onCancel(key)} aria-label={`${cancelLabel(state)} ${file.name}`}>
              {cancelLabel(state)}
            </WordButton>
          </span>
          <UploadProgress file={file} state={state} />
        </li>
      ))}
    </ul>
  );
}

function UploadStatus({ file, state }: Pick<Upload, "file" | "state">) {
  switch (state.is) {
    case "waiting":
      return <span>{words.waiting}</span>;
    case "sending":
      return <span className="num">{uploadProgressText(state.sent, file.size, secondsLeft(file.size, state))}</span>;
    case "drawing":
      return <span>{words.drawing}</span>;
    case "done":
      return <span role="status">{state.isNew ? words.done : words.known}</span>;
    case "refused":
      return (
        <UploadProblem>{refusalTexts[state.reason as keyof typeof refusalTexts] ?? refusalTexts.unknown}</UploadProblem>
      );
    case "stopped":
      return <UploadProblem>{words[state.problem]}</UploadProblem>;
  }
}

function UploadProblem({ children }: { children: string }) {
  return (
    <span className="err" role="alert">
      {children}
    </span>
  );
}

function UploadProgress({ file, state }: Pick<Upload, "file" | "state">) {
  if (state.is !== "sending" && state.is !== "drawing") return null;
  const percent = state.is === "sending" ? Math.round((100 * state.sent) / Math.max(1, file.size)) : 100;
  return (
    <i
      className={state.is === "drawing" ? "fill thin s-ans" : "fill thin"}
      style={{ "--p": `${percent}%` }}
      role="progressbar"
      aria-label={file.name}
      aria-valuenow={state.is === "sending" ? percent : undefined}
    />
  );
}

function cancelLabel({ is }: UploadState): string {
  return is === "waiting" || is === "sending" || is === "drawing" ? words.cancel : words.dismiss;
}

function secondsLeft(size: number, { sent, startedAt }: { sent: number; startedAt: number }): number | null {
  const seconds = (Date.now() - startedAt) / 1_000;
  return sent > 0 && seconds > 1 ? ((size - sent) * seconds) / sent : null;
}
