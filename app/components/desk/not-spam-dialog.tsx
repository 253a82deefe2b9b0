import { useRef } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { enquiryList } from "#app/content/desk/enquiries.ts";
import { Dialog } from "./dialog.tsx";

const words = enquiryList.notSpam;

type NotSpamDialogProps = {
  isOpen: boolean;
  count: number;
  /** The time at which a reply would be due; null if nobody waits for a reply. */
  due: string | null;
  onMove: () => void;
  onLeave: () => void;
};

/** Warns before enquiries leave spam, since the mails that then go out cannot be recalled. */
export function NotSpamDialog({ isOpen, count, due, onMove, onLeave }: NotSpamDialogProps) {
  const leave = useRef<HTMLButtonElement>(null);
  return (
    <Dialog isOpen={isOpen} onClose={onLeave} title={words.title} mark="new" initialFocus={leave}>
      <p>
        {words.moves(count)} {due && words.due(due)}
      </p>
      <div className="acts">
        <Button
          onClick={() => {
            onLeave();
            onMove();
          }}
        >
          {words.move}
        </Button>
        <Button variant="line" icon={null} onClick={onLeave} ref={leave}>
          {words.leave}
        </Button>
      </div>
    </Dialog>
  );
}
