import { useFetcher } from "react-router";
import { Checkbox, Field } from "#app/components/desk/field.tsx";
import { useActionResult } from "#app/components/desk/use-action-result.ts";
import { Button } from "#app/components/ui/button.tsx";
import { enquiryPage } from "#app/content/desk/enquiry.ts";
import { maxWrittenLengths } from "#app/content/desk/enquiry-limits.ts";
import type { DeskActionResult } from "#app/enquiries/action-result.ts";
import type { EnquiryPageData } from "#app/enquiries/read-enquiry.server.ts";
import { useKeptText } from "./use-kept-text.ts";
import { useSendKey } from "./use-send-key.ts";

const words = enquiryPage.reply;

type ReplyFormProps = {
  enquiryId: string;
  reply: NonNullable<EnquiryPageData["reply"]>;
  /** The result of a post without JavaScript. */
  result: DeskActionResult | null;
};

export function ReplyForm({ enquiryId, reply, result }: ReplyFormProps) {
  const fetcher = useFetcher<DeskActionResult>();
  const given = (fetcher.data ?? result)?.values;
  const errors = (fetcher.data ?? result)?.errors ?? {};
  const subject = useKeptText(`subject of the reply to ${enquiryId}`, given?.subject ?? reply.subject);
  const text = useKeptText(`reply to ${enquiryId}`, given?.text ?? reply.text);
  const { key, onSubmit } = useSendKey({
    firstKey: reply.id,
    result: fetcher.data,
    text: `${subject.text}\n${text.text}`,
    empty: () => {
      subject.reset(reply.subject);
      text.reset(reply.text);
    },
  });
  useActionResult(fetcher.data);
  if (!reply.to) return <p className="in">{words.noAddress}</p>;
  if (!reply.mailbox)
    return (
      <p className="in">
        {words.noMail} <a href={`mailto:${encodeURIComponent(reply.to).replace("%40", "@")}`}>{reply.to}</a>
      </p>
    );
  const isSending = fetcher.state !== "idle";
  return (
    <fetcher.Form method="post" className="in" aria-label={words.label} onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="reply" />
      <input type="hidden" name="key" value={key} />
      <p className="rw">
        <span>{words.to}</span>
        <b>{reply.to}</b>
      </p>
      <Field
        className="rw"
        label={words.subject}
        name="subject"
        maxLength={maxWrittenLengths.subject}
        value={subject.text}
        onChange={({ target }) => subject.change(target.value)}
        error={errors.subject}
      />
      <Field
        as="textarea"
        className="body"
        label={<span className="sr-only">{words.message}</span>}
        name="text"
        rows={8}
        value={text.text}
        onChange={({ target }) => text.change(target.value)}
        error={errors.text}
      />
      <div className="go">
        <Checkbox label={words.answers} name="answers" defaultChecked={given?.answers !== ""} />
        <div className="acts">
          {text.isKept && <span className="kept">{words.kept}</span>}
          <Button type="submit" pending={isSending} aria-keyshortcuts="Control+Enter">
            {isSending ? words.sending : words.send}
          </Button>
        </div>
      </div>
      <p className="hint">{words.hint(reply.mailbox)}</p>
    </fetcher.Form>
  );
}
