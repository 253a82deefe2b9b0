import { useEffect, useRef } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { Field } from "#app/components/desk/field.tsx";
import { PasskeyButton } from "#app/components/desk/passkey-button.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { signInErrors, type signInWords } from "#app/content/desk/sign-in.ts";

type SignInRefusal = { refused: "password" | "pause" | "passkey"; left?: number };
type SignInFormsProps = { words: typeof signInWords; refused?: SignInRefusal; email?: string };

/** The passkey comes first. The password has a form of its own, so that Enter in its fields signs in with the password. */
export function SignInForms({ words, refused, email }: SignInFormsProps) {
  const submit = useSubmit();
  const isSubmitting = useNavigation().state !== "idle";
  const error = refused && refused.refused !== "passkey" ? passwordError(refused) : undefined;
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refused && refused.refused !== "passkey") password.current?.focus();
  }, [refused]);
  return (
    <>
      <PasskeyButton
        label={words.passkey.label}
        pendingLabel={words.passkey.pending}
        hint={words.passkey.hint}
        error={refused?.refused === "passkey" ? signInErrors.passkey : undefined}
        request={{ purpose: "sign-in" }}
        onAnswer={(passkey) => submit({ passkey }, { method: "post" })}
      />
      <p className="or">{words.or}</p>
      <Form method="post" noValidate>
        <Field label={words.email} name="email" type="email" autoComplete="username" defaultValue={email} required />
        <Field
          label={words.password}
          name="password"
          type="password"
          autoComplete="current-password"
          error={error}
          ref={password}
          required
        />
        <div>
          <Button type="submit" variant="line" icon={null} pending={isSubmitting}>
            {isSubmitting ? words.submitting : words.submit}
          </Button>
        </div>
      </Form>
    </>
  );
}

function passwordError({ refused, left = 0 }: SignInRefusal): string {
  return refused === "password" ? signInErrors.left(left) : signInErrors.pause;
}
