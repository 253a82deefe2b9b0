import { useId } from "react";
import { useRevalidator } from "react-router";
import { UploadRows } from "#app/components/desk/upload-rows.tsx";
import { useIncomingFiles } from "#app/components/desk/use-incoming-files.ts";
import { useUploads } from "#app/components/desk/use-uploads.ts";
import { WordLink } from "#app/components/desk/word-button.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { useIsHydrated } from "#app/components/ui/hydration.ts";
import { acceptedTypes, refusalTexts, unnamedFile, type uploadWords } from "#app/content/desk/media.ts";
import { maxFileBytes } from "#app/content/desk/upload-limits.ts";
import { classNames } from "#app/lib/class-names.ts";
import type { UploadedFile } from "./change-picture.server.ts";

type UploadAreaProps = { words: typeof uploadWords; uploaded: readonly UploadedFile[] };

/** Takes pictures that are chosen, dropped or pasted; without JavaScript, a plain form posts them. */
export function UploadArea({ words, uploaded }: UploadAreaProps) {
  const { revalidate } = useRevalidator();
  const { uploads, add, cancel, retry } = useUploads({ maxBytes: maxFileBytes, onDone: () => void revalidate() });
  const isOver = useIncomingFiles(add);
  const isHydrated = useIsHydrated();
  const field = useId();
  return (
    <div className="upl">
      <form
        className={classNames("drop", isOver && "is-over")}
        method="post"
        action="/desk/media"
        encType="multipart/form-data"
      >
        <label htmlFor={field}>
          <b>{isHydrated ? words.lead : words.plainLabel}</b>{" "}
          {isHydrated && <span className="act">{words.choose}</span>}
        </label>
        <input
          id={field}
          className={isHydrated ? "sr-only" : "file"}
          type="file"
          name="files"
          accept={acceptedTypes}
          multiple
          required
          onChange={({ currentTarget }) => {
            add(currentTarget.files ?? []);
            currentTarget.value = "";
          }}
        />
        {!isHydrated && (
          <Button type="submit" variant="line" icon={null}>
            {words.send}
          </Button>
        )}
        <span className="mute">{words.hint}</span>
      </form>
      {uploads.length > 0 && (
        <UploadRows uploads={uploads} onCancel={cancel} onRetry={retry} pathOf={pictureSheetPath} />
      )}
      {uploads.length === 0 && uploaded.length > 0 && <UploadedList uploaded={uploaded} words={words} />}
    </div>
  );
}

/** The outcome for each file that the plain form posted. */
function UploadedList({ uploaded, words }: UploadAreaProps) {
  return (
    <ul className="ups" aria-label={words.list}>
      {uploaded.map((file) => (
        <li key={`${file.name} ${"id" in file ? file.id : file.refusal}`}>
          <div>
            <b className="x">{file.name || unnamedFile}</b>
            {"refusal" in file ? (
              <span className="err">{refusalTexts[file.refusal]}</span>
            ) : (
              <span>{file.isNew ? words.done : words.known}</span>
            )}
          </div>
          {"id" in file && <WordLink to={pictureSheetPath(file.id)}>{words.describe}</WordLink>}
        </li>
      ))}
    </ul>
  );
}

function pictureSheetPath(id: string): string {
  return `/desk/media?${new URLSearchParams({ picture: id })}#picture`;
}
