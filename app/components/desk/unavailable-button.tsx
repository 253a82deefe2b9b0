import { type ComponentProps, type ReactNode, useId } from "react";
import { Button } from "#app/components/ui/button.tsx";

type UnavailableButtonProps = Omit<ComponentProps<typeof Button>, "disabled"> & {
  /** Why the button does not work now, with a link that helps. Null if it works. */
  reason: ReactNode | null;
};

/** A button that gives the reason why it does not work now. It stays focusable, so that keyboard users find the reason too. */
export function UnavailableButton({ reason, onClick, ...props }: UnavailableButtonProps) {
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
