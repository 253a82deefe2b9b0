import { Form, useNavigation, useSubmit } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import type { confirmWords } from "#app/content/desk/sign-in.ts";
import { Field } from "./field.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { WordLink } from "./word-button.tsx";

type ConfirmQuestion = {
  /** The fields of the post that needs confirmation. They are posted again together with the confirmation. */
  fields?: readonly (readonly [name: string, value: string])[];
  error: "password" | "passkey" | "pause" | null;
  left?: number;
};

type ConfirmFormsProps = {
  words: typeof confirmWords;
  /** False hides the password form. */
  hasPassword: boolean;
  /** The address of the "Not now" link. */
  back: string;
  question?: ConfirmQuestion;
};

/** Asks for the passkey or the password once more, and posts it with the fields that wait for the confirmation. */
export function ConfirmForms({ words, hasPassword, back, question }: ConfirmFormsProps) {
  const submit = useSubmit();
  const isSubmitting = useNavigation().state !== "idle";
  const { fields = [], error = null, left = 0 } = question ?? {};
  const passwordError = error === "password" ? words.errors.password(left) : words.errors.pause;
  const post = (passkey: string) => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    form.append("confirm-passkey", passkey);
    submit(form, { method: "post" });
  };
  return (
    <>
      <PasskeyButton
        label={words.passkey.label}
        pendingLabel={words.passkey.pending}
        error={error === "passkey" ? words.errors.passkey : undefined}
        request={{ purpose: "confirm" }}
        onAnswer={post}
      />
      {hasPassword && <p className="or">{words.or}</p>}
      <Form method="post">
        {fields.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        {hasPassword && (
          <Field
            label={words.password}
            name="confirm-password"
            type="password"
            autoComplete="current-password"
            error={error === "password" || error === "pause" ? passwordError : undefined}
            required
          />
        )}
        <div className="acts">
          {hasPassword && (
            <Button type="submit" variant="line" icon={null} pending={isSubmitting}>
              {words.submit}
            </Button>
          )}
          <WordLink to={back}>{words.back}</WordLink>
        </div>
      </Form>
    </>
  );
}
