import { type ComponentProps, useEffect, useRef } from "react";
import { confirmWords } from "#app/content/desk/sign-in.ts";
import { ConfirmForms } from "./confirm-forms.tsx";

type ConfirmStepProps = Omit<ComponentProps<typeof ConfirmForms>, "words">;

/** Replaces a screen until the operator confirms; then the screen's action gets the original post. */
export function ConfirmStep(props: ConfirmStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="dlg confirm" aria-labelledby="confirm-title">
      <h2 id="confirm-title" ref={heading} tabIndex={-1}>
        {confirmWords.title}
      </h2>
      <p>
        {confirmWords.say} {confirmWords.kept}
      </p>
      <ConfirmForms words={confirmWords} {...props} />
    </section>
  );
}
