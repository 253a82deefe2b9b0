import { useState } from "react";
import { useIsHydrated } from "#app/components/ui/hydration.ts";
import { enquiryPage as words } from "#app/content/desk/enquiry.ts";
import type { DeskActionResult } from "#app/enquiries/action-result.ts";
import type { EnquiryPageData } from "#app/enquiries/read-enquiry.server.ts";
import { NoteForm } from "./note-form.tsx";
import { ReplyForm } from "./reply-form.tsx";

type ReplyOrNoteProps = { enquiry: EnquiryPageData; result: DeskActionResult | null };

/** The box under the timeline: a reply, which is mailed, or a note, which is not. Without JavaScript both forms are shown. */
export function ReplyOrNote({ enquiry, result }: ReplyOrNoteProps) {
  const hasScripts = useIsHydrated();
  const { reply, noteId } = enquiry;
  const [shown, setShown] = useState<"reply" | "note">(reply ? "reply" : "note");
  const tab = (name: "reply" | "note", label: string, shortcut: string) => (
    <button
      type="button"
      role="tab"
      id={`tab-${name}`}
      aria-selected={shown === name}
      aria-controls={`panel-${name}`}
      aria-keyshortcuts={shortcut}
      onClick={() => {
        setShown(name);
        requestAnimationFrame(() => document.querySelector<HTMLElement>(`#panel-${name} textarea`)?.focus());
      }}
    >
      {label}
    </button>
  );
  return (
    <div className="reply">
      {hasScripts && (
        <div className="tabs" role="tablist" aria-label={words.reply.label}>
          {reply && tab("reply", words.reply.tab, "R")}
          {tab("note", words.note.tab, "M")}
        </div>
      )}
      {reply && (
        <div id="panel-reply" role={hasScripts ? "tabpanel" : undefined} hidden={hasScripts && shown !== "reply"}>
          <ReplyForm enquiryId={enquiry.id} reply={reply} result={result} />
        </div>
      )}
      <div id="panel-note" role={hasScripts ? "tabpanel" : undefined} hidden={hasScripts && shown !== "note"}>
        <NoteForm enquiryId={enquiry.id} noteId={noteId} result={result} />
      </div>
    </div>
  );
}
