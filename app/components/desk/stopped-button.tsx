import { type ComponentProps, type ReactNode, useId } from "react";
import { Button } from "#app/components/ui/button.tsx";

type StoppedButtonProps = Omit<ComponentProps<typeof Button>, "disabled"> & {
  /** Why it does not work now, with a link to what helps. Null: it works. */
  reason: ReactNode | null;
};

/** A button that says why it is stopped. It keeps its focus, so that a keyboard finds the reason too. */
export function StoppedButton({ reason, onClick, ...props }: StoppedButtonProps) {
  const id = useId();
  if (reason === null) return <Button {...props} onClick={onClick} />;
  return (
    <>
      <Button {...props} type="button" aria-disabled="true" aria-describedby={id} />
      <span className="why" id={id}>
        {reason}
      </span>
    </>
  );
}
