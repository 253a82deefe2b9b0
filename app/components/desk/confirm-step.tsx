import { type ComponentProps, useEffect, useRef } from "react";
import { confirm } from "#app/content/desk/sign-in.ts";
import { ConfirmForms } from "./confirm-forms.tsx";

type ConfirmStepProps = Omit<ComponentProps<typeof ConfirmForms>, "words">;

/** Takes the place of a screen until its operator has confirmed; then the screen's action gets what was posted. */
export function ConfirmStep(props: ConfirmStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="dlg confirm" aria-labelledby="confirm-title">
      <h2 id="confirm-title" ref={heading} tabIndex={-1}>
        {confirm.title}
      </h2>
      <p>
        {confirm.say} {confirm.kept}
      </p>
      <ConfirmForms words={confirm} {...props} />
    </section>
  );
}
