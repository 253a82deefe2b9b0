import { useEffect, useRef, useState } from "react";
import type { JoinWords } from "#app/content/desk/join.ts";
import { Field } from "./field.tsx";

type TokenFieldProps = { words: JoinWords["fields"]; given?: string; error?: string };

/**
 * The token of a one-time link. The browser sends no fragment, so the script puts it into the form and hides the field;
 * without a script, or without the fragment, the person pastes it.
 */
export function TokenField({ words, given, error }: TokenFieldProps) {
  const [isFilled, setIsFilled] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const token = window.location.hash.slice(1);
    if (!input.current || !token) return;
    input.current.value = token;
    setIsFilled(true);
  }, []);
  return (
    <div hidden={isFilled && !error}>
      <Field
        label={words.token}
        hint={words.tokenHint}
        name="token"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={given}
        error={error}
        ref={input}
        required
      />
    </div>
  );
}
