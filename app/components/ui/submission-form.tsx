import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useActionData, useFetcher } from "react-router";
import type { FormActionResult } from "#app/lib/form-protocol.ts";
import { ELAPSED_FIELD, FORM_FIELD, HONEYPOT_FIELD, SUBMISSION_FIELD } from "#app/lib/form-protocol.ts";
import { showToast } from "#app/lib/toasts.ts";
import { ToastCard } from "./toaster.tsx";

export type FormState = Pick<FormActionResult, "values" | "errors"> & { pending: boolean };

/** Messages by field name. */
export type FieldMessages = Readonly<Record<string, string>>;

type SubmissionFormProps = Pick<ComponentProps<"form">, "className" | "aria-label" | "aria-labelledby"> & {
  /** The id that the post carries, to tell the forms of a page apart. */
  formId: string;
  /** The message for an empty field under the field's name, for an invalid one under `<name>Incomplete`. */
  messages?: FieldMessages;
  /** Called after a success without a redirect. */
  onAccepted?: () => void;
  children: (state: FormState) => ReactNode;
};

type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const noMessages: FieldMessages = {};

/**
 * A form that posts to its page's action. With JavaScript the form stays in place, keeps its fields and shows a toast; without,
 * the page returns with the fields filled in. The browser's validation shows our messages beside the fields.
 */
export function SubmissionForm({ formId, messages = noMessages, onAccepted, children, ...props }: SubmissionFormProps) {
  const fetcher = useFetcher<FormActionResult>();
  const actionData = useActionData<FormActionResult>();
  const plainAnswer = actionData?.formId === formId ? actionData : undefined;
  const isAccepted = fetcher.data?.verdict === "accepted";
  const pending = fetcher.state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  const { errors, showBrowserErrors, clearFixedError } = useFieldErrors(fetcher.data ?? plainAnswer, messages);
  const submission = useRef(plainAnswer?.submission || null);
  // A ref, because a double click submits twice before `pending` is rendered, and even the answer may arrive before that.
  const isSending = useRef(false);
  useHandleVerdict(fetcher.data, form, ({ verdict, submission: stored }) => {
    isSending.current = false;
    submission.current = verdict === "accepted" ? null : (stored ?? submission.current);
    if (verdict === "accepted") onAccepted?.();
  });

  const submitter = useRef<HTMLElement>(null);
  useEffect(() => {
    isSending.current = pending;
    // The submit button lost the focus while it was disabled.
    if (!pending && document.activeElement === document.body) submitter.current?.focus({ preventScroll: true });
  }, [pending]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (isSending.current) return event.preventDefault();
    isSending.current = true;
    submitter.current = (event.nativeEvent as SubmitEvent).submitter;
    fillHiddenFields(event.currentTarget, submission);
  }

  return (
    <fetcher.Form
      {...props}
      ref={form}
      method="post"
      onSubmit={onSubmit}
      onInvalid={showBrowserErrors}
      onInput={clearFixedError}
      aria-busy={pending || undefined}
    >
      <input type="hidden" name={FORM_FIELD} value={formId} />
      <input type="hidden" name={SUBMISSION_FIELD} defaultValue={plainAnswer?.submission ?? ""} />
      <input type="hidden" name={ELAPSED_FIELD} defaultValue="" />
      {/* Visitors cannot see this field, so only bots fill it in. */}
      <div className="honeypot" aria-hidden="true">
        Leave this empty
        <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
      {children({ values: isAccepted ? noMessages : (plainAnswer?.values ?? noMessages), errors, pending })}
      {plainAnswer?.toast && !fetcher.data && <ToastCard toast={plainAnswer.toast} />}
    </fetcher.Form>
  );
}

type BrowserErrors = { answer: FormActionResult | undefined; errors: FieldMessages; firstInvalid?: FormControl };

/** The errors of the last answer and those that the browser's validation found since. The next answer replaces both. */
function useFieldErrors(answer: FormActionResult | undefined, messages: FieldMessages) {
  const [found, setFound] = useState<BrowserErrors>({ answer, errors: noMessages });
  const errors = { ...answer?.errors, ...(found.answer === answer && found.errors) };
  useLayoutEffect(() => found.firstInvalid?.focus(), [found]);

  function showBrowserErrors(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const invalid = [...event.currentTarget.querySelectorAll<FormControl>(".input:invalid")];
    // The browser fires `invalid` once per invalid field; the first event handles them all.
    if (event.target !== invalid[0]) return;
    const added = Object.fromEntries(invalid.map((control) => [control.name, messageFor(control, messages)]));
    startTransition(() => setFound({ answer, errors: { ...errors, ...added }, firstInvalid: invalid[0] }));
  }

  function clearFixedError({ target }: FormEvent<HTMLFormElement>) {
    const { name, validity } = target as FormControl;
    if (errors[name] && validity.valid) setFound({ answer, errors: { ...errors, [name]: "" } });
  }

  return { errors, showBrowserErrors, clearFixedError };
}

function messageFor({ name, validity, validationMessage }: FormControl, messages: FieldMessages) {
  return messages[validity.valueMissing ? name : `${name}Incomplete`] ?? validationMessage;
}

/** Sets one id for all tries of a message and the time since the page was opened. Done on submit, as React would reset earlier values. */
function fillHiddenFields(form: HTMLFormElement, submission: RefObject<string | null>) {
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  // `randomUUID` exists only on https. Without an id, the server derives one from the content.
  submission.current ??= crypto.randomUUID?.() ?? "";
  field(SUBMISSION_FIELD).value = submission.current;
  field(ELAPSED_FIELD).value = String(Math.round(performance.now()));
}

function useHandleVerdict(
  answer: FormActionResult | undefined,
  form: RefObject<HTMLFormElement | null>,
  onAnswer: (answer: FormActionResult) => void,
) {
  const handle = useEffectEvent((answer: FormActionResult, element: HTMLFormElement) => {
    const { verdict, formId, toast } = answer;
    onAnswer(answer);
    if (toast) showToast(toast);
    if (verdict === "accepted") {
      element.reset();
    } else if (verdict === "invalid") {
      element.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    } else {
      console.error(`The form ${formId} was not sent: ${verdict}.`);
    }
  });
  useEffect(() => {
    if (answer && form.current) handle(answer, form.current);
  }, [answer, form]);
}
