import { ChosenBar } from "#app/components/desk/chosen-bar.tsx";
import { WordButton } from "#app/components/desk/word-button.tsx";
import { useIsHydrated } from "#app/components/ui/hydration.ts";
import { enquiryList } from "#app/content/desk/enquiries.ts";
import { assignKey, settableStates, spamKey, stateKey } from "#app/content/desk/enquiry-states.ts";

const words = enquiryList.bulk;

type BulkBarProps = {
  count: number;
  /** How many of the chosen rows are on other pages. */
  elsewhere: number;
  isSpam: boolean;
  colleagues: readonly { id: string; name: string }[];
  onRelease: () => void;
};

/** Actions on the chosen rows. Without JavaScript the bar is always there, since the page cannot tell when rows are chosen. */
export function BulkBar({ count, elsewhere, isSpam, colleagues, onRelease }: BulkBarProps) {
  const hasScripts = useIsHydrated();
  if (hasScripts && count === 0) return null;
  return (
    <ChosenBar
      label={words.label}
      count={hasScripts ? words.count(count, elsewhere) : null}
      release={
        hasScripts && (
          <WordButton aria-keyshortcuts="Escape" onClick={onRelease}>
            {words.release}
          </WordButton>
        )
      }
    >
      <select className="inp" name="to" aria-label={words.giveLabel} defaultValue="me" aria-keyshortcuts={assignKey}>
        <option value="me">{enquiryList.tools.with.me}</option>
        <option value="">{enquiryList.tools.with.nobody}</option>
        {colleagues.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <BulkButton intent="assign">{words.give}</BulkButton>
      {isSpam ? (
        <BulkButton intent="not_spam" shortcut={spamKey}>
          {words.notSpam}
        </BulkButton>
      ) : (
        <>
          {settableStates.map((state) => (
            <BulkButton key={state} intent={state} shortcut={stateKey(state)}>
              {words.moves[state]}
            </BulkButton>
          ))}
          <BulkButton intent="spam" shortcut={spamKey}>
            {words.spam}
          </BulkButton>
        </>
      )}
      <BulkButton intent="export" formAction="/desk/enquiries/export">
        {words.export}
      </BulkButton>
    </ChosenBar>
  );
}

type BulkButtonProps = { intent: string; children: string; formAction?: string; shortcut?: string };

function BulkButton({ intent, children, formAction, shortcut }: BulkButtonProps) {
  return (
    <WordButton type="submit" name="intent" value={intent} formAction={formAction} aria-keyshortcuts={shortcut}>
      {children}
    </WordButton>
  );
}
