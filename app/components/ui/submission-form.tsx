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
import type { FormAnswer } from "#app/lib/form-protocol.ts";
import { ELAPSED, FORM, HONEYPOT, SUBMISSION } from "#app/lib/form-protocol.ts";
import { showToast } from "#app/lib/toasts.ts";
import { ToastCard } from "./toaster.tsx";

export type FormState = Pick<FormAnswer, "values" | "errors"> & { pending: boolean };

/** By the names of the fields. */
export type Sentences = Readonly<Record<string, string>>;

type SubmissionFormProps = Pick<ComponentProps<"form">, "className" | "aria-label" | "aria-labelledby"> & {
  /** The form's id in its payload. */
  formId: string;
  /** What to say of a field that is empty, under its name, or not whole, under `<name>Incomplete`. */
  sentences?: Sentences;
  /** After a success that stays on the page. */
  onAccepted?: () => void;
  children: (state: FormState) => ReactNode;
};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

type Told = {
  since: FormAnswer | undefined;
  errors: Sentences;
  /** The field to go on with. */
  first?: Control;
};

const nothing: Sentences = {};

/**
 * A form that posts to its page's action: with JavaScript in place, keeping every field and showing a toast; without it
 * as a plain form whose page comes back filled in. What the browser holds back is told in its place, in our words.
 */
export function SubmissionForm({ formId, sentences = nothing, onAccepted, children, ...props }: SubmissionFormProps) {
  const fetcher = useFetcher<FormAnswer>();
  const posted = useActionData<FormAnswer>();
  const plain = posted?.formId === formId ? posted : undefined;
  const answer = fetcher.data ?? plain;
  const isDone = fetcher.data?.verdict === "accepted";
  const form = useRef<HTMLFormElement>(null);
  // What is said of a field now; the next answer is the last word again.
  const [told, setTold] = useState<Told>({ since: answer, errors: nothing });
  const errors = { ...answer?.errors, ...(told.since === answer && told.errors) };
  useLayoutEffect(() => told.first?.focus(), [told]);
  const submission = useRef(plain?.submission || null);
  const pending = fetcher.state !== "idle";
  useAnswer(fetcher.data, form, (answer) => {
    const isAccepted = answer.verdict === "accepted";
    submission.current = isAccepted ? null : (answer.submission ?? submission.current);
    if (isAccepted) onAccepted?.();
  });

  // A double click submits twice before the first is seen as pending, hence a mark of our own.
  const isSending = useRef(false);
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    isSending.current = pending;
    // A button that is disabled for a while loses the focus.
    if (!pending && document.activeElement === document.body) pressed.current?.focus({ preventScroll: true });
  }, [pending]);

  function prepare(event: FormEvent<HTMLFormElement>) {
    if (isSending.current) return event.preventDefault();
    isSending.current = true;
    pressed.current = (event.nativeEvent as SubmitEvent).submitter;
    markAttempt(event.currentTarget, submission);
  }

  // The browser names each wrong field in turn; the first stands for all.
  function holdBack(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = [...event.currentTarget.querySelectorAll<Control>(".input:invalid")];
    if (event.target !== wrong[0]) return;
    const found = Object.fromEntries(wrong.map((control) => [control.name, say(control, sentences)]));
    startTransition(() => setTold({ since: answer, errors: { ...errors, ...found }, first: wrong[0] }));
  }

  function letGo({ target }: FormEvent<HTMLFormElement>) {
    const { name, validity } = target as Control;
    if (errors[name] && validity.valid) setTold({ since: answer, errors: { ...errors, [name]: "" } });
  }

  return (
    <fetcher.Form
      {...props}
      ref={form}
      method="post"
      onSubmit={prepare}
      onInvalid={holdBack}
      onInput={letGo}
      aria-busy={pending || undefined}
    >
      <input type="hidden" name={FORM} value={formId} />
      <input type="hidden" name={SUBMISSION} defaultValue={plain?.submission ?? ""} />
      <input type="hidden" name={ELAPSED} defaultValue="" />
      {/* Only machines fill in what nobody sees. */}
      <div className="honeypot" aria-hidden="true">
        Leave this empty
        <input name={HONEYPOT} tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
      {children({ values: isDone ? nothing : (plain?.values ?? nothing), errors, pending })}
      {plain?.toast && !fetcher.data && <ToastCard toast={plain.toast} />}
    </fetcher.Form>
  );
}

function say({ name, validity, validationMessage }: Control, sentences: Sentences) {
  return sentences[validity.valueMissing ? name : `${name}Incomplete`] ?? validationMessage;
}

/** One id for all tries of one message, and the time since the page began. React would undo it if it came earlier. */
function markAttempt(form: HTMLFormElement, submission: RefObject<string | null>) {
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  // Only secure pages may make one; without it the server makes an id from the content.
  submission.current ??= crypto.randomUUID?.() ?? "";
  field(SUBMISSION).value = submission.current;
  field(ELAPSED).value = String(Math.round(performance.now()));
}

function useAnswer(
  answer: FormAnswer | undefined,
  form: RefObject<HTMLFormElement | null>,
  note: (answer: FormAnswer) => void,
) {
  const onAnswer = useEffectEvent((answer: FormAnswer, element: HTMLFormElement) => {
    const { verdict, formId, toast } = answer;
    note(answer);
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
    if (answer && form.current) onAnswer(answer, form.current);
  }, [answer, form]);
}
