import { type SubmitEvent, useState } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { type JoinWords, joinErrors } from "#app/content/desk/join.ts";
import { passkeyErrors } from "#app/content/desk/sign-in.ts";
import { askForPasskey, type PasskeyFailure } from "./ask-for-passkey.ts";
import { Field } from "./field.tsx";
import { HowToSignIn } from "./how-to-sign-in.tsx";
import { DeskIcon } from "./icon.tsx";
import { TokenField } from "./token-field.tsx";

/** For each field, the key of its message in `joinErrors`. */
type JoinFormErrors = { [Name in keyof typeof joinErrors]?: keyof (typeof joinErrors)[Name] };

type JoinFormProps = {
  words: JoinWords;
  /** The fields that the form has besides the choice of a passkey or a password. */
  asks: readonly ("name" | "email")[];
  errors?: JoinFormErrors;
  given?: { name: string; email: string; token: string };
};

/** The form behind a one-time link. A typed password counts as the choice of a password, with or without JavaScript. */
export function JoinForm({ words, asks, errors = {}, given }: JoinFormProps) {
  const [way, setWay] = useState<"passkey" | "password">(errors.password ? "password" : "passkey");
  const [failure, setFailure] = useState<PasskeyFailure | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const isPending = useNavigation().state !== "idle" || isAsking;
  const submit = useSubmit();

  async function makePasskey(event: SubmitEvent<HTMLFormElement>) {
    const form = new FormData(event.currentTarget);
    if (way === "password") return;
    event.preventDefault();
    const text = (name: string) => String(form.get(name) ?? "");
    setFailure(null);
    setIsAsking(true);
    const result = await askForPasskey({
      purpose: "join",
      token: text("token"),
      name: text("name"),
      email: text("email"),
    });
    setIsAsking(false);
    if ("failure" in result) return setFailure(result.failure);
    form.set("passkey", result.answer);
    submit(form, { method: "post" });
  }

  const passkeyError = failure ? passkeyErrors[failure] : errors.passkey && joinErrors.passkey[errors.passkey];
  const isLinkUnusable = failure === "link" || errors.token !== undefined;
  return (
    <Form method="post" aria-label={words.meta.title} onSubmit={makePasskey} noValidate={way === "password"}>
      <TokenField
        words={words.fields}
        given={given?.token}
        error={isLinkUnusable ? joinErrors.token.unusable : undefined}
      />
      {asks.includes("name") && (
        <Field
          label={words.fields.name}
          hint={words.fields.nameHint}
          name="name"
          autoComplete="name"
          maxLength={80}
          defaultValue={given?.name}
          error={errors.name && joinErrors.name[errors.name]}
          required
        />
      )}
      {asks.includes("email") && (
        <Field
          label={words.fields.email}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={given?.email}
          error={errors.email && joinErrors.email[errors.email]}
          required
        />
      )}
      <HowToSignIn
        words={words.how}
        way={way}
        onChoose={setWay}
        passwordError={errors.password && joinErrors.password[errors.password]}
      />
      {errors.email && !asks.includes("email") && (
        <p className="err" role="alert">
          {joinErrors.email[errors.email]}
        </p>
      )}
      {passkeyError && failure !== "link" && (
        <p className="err" role="alert">
          {passkeyError}
        </p>
      )}
      <div>
        <button type="submit" className="btn big wide" disabled={isPending} style={{ "--fill": "var(--c2)" }}>
          <span>{isPending ? words.submitting : words.submit[way]}</span>
          <i>{!isPending && <DeskIcon name="key" />}</i>
        </button>
      </div>
    </Form>
  );
}
