import { useRef, useState } from "react";
import { NotSpamDialog } from "#app/components/desk/not-spam-dialog.tsx";
import { WordButton } from "#app/components/desk/word-button.tsx";
import { enquiryPage } from "#app/content/desk/enquiry.ts";
import { spamKey } from "#app/content/desk/enquiry-states.ts";
import { replyDueAt } from "#app/enquiries/due.ts";
import type { EnquiryPageData } from "#app/enquiries/read-enquiry.server.ts";
import { dueTime } from "#app/enquiries/when.ts";
import type { PostForm } from "./post-form.ts";

type NotSpamProps = { enquiry: EnquiryPageData; post: PostForm };

export function NotSpam({ enquiry: { id, version, kind }, post }: NotSpamProps) {
  const form = useRef<HTMLFormElement>(null);
  const [askedAt, setAskedAt] = useState<number | null>(null);
  const now = askedAt ?? 0;
  return (
    <form
      ref={form}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        setAskedAt(Date.now());
      }}
    >
      <input type="hidden" name="intent" value="not_spam" />
      <input type="hidden" name="enquiry" value={`${id}:${version}`} />
      <WordButton type="submit" aria-keyshortcuts={spamKey} aria-haspopup="dialog">
        {enquiryPage.do.notSpam.act}
      </WordButton>
      <NotSpamDialog
        isOpen={askedAt !== null}
        count={1}
        due={askedAt !== null && kind === "enquiry" ? dueTime(replyDueAt(new Date(now).toISOString()), now) : null}
        onMove={() => form.current && post(new FormData(form.current))}
        onLeave={() => setAskedAt(null)}
      />
    </form>
  );
}
