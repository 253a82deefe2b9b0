import type { JoinWords } from "#app/content/desk/join.ts";
import { Field } from "./field.tsx";

type SignInWay = "passkey" | "password";

type HowToSignInProps = {
  words: JoinWords["how"];
  way: SignInWay;
  onChoose: (way: SignInWay) => void;
  passwordError?: string;
};

/** The choice between a passkey and a password. Typing a password chooses the password. */
export function HowToSignIn({ words, way, onChoose, passwordError }: HowToSignInProps) {
  return (
    <>
      <fieldset className="field">
        <legend>{words.legend}</legend>
        <div className="opts">
          <label>
            <input
              className="ck"
              type="radio"
              name="how"
              value="passkey"
              checked={way === "passkey"}
              onChange={() => onChoose("passkey")}
            />
            <b>{words.passkey.label}</b>
            <small>{words.passkey.hint}</small>
          </label>
          <label>
            <input
              className="ck"
              type="radio"
              name="how"
              value="password"
              checked={way === "password"}
              onChange={() => onChoose("password")}
            />
            <b>{words.password.label}</b>
            <small>{words.password.hint}</small>
          </label>
        </div>
      </fieldset>
      <Field
        label={words.passwordLabel}
        name="password"
        type="password"
        autoComplete="new-password"
        onInput={() => onChoose("password")}
        error={passwordError}
      />
    </>
  );
}
