import { Link } from "#app/components/ui/link.tsx";
import { deskFrame } from "#app/content/desk/frame.ts";
import { keyGroups, keyWords } from "#app/content/desk/keys.ts";
import { account, type DeskScreen } from "#app/content/desk/screens.ts";
import { Dialog } from "./dialog.tsx";
import { Keys } from "./key-hints.tsx";

type KeyHelpProps = { isOpen: boolean; onClose: () => void; hasSingleKeys: boolean; screens: readonly DeskScreen[] };

/** All keys, over the screen. */
export function KeyHelp({ isOpen, onClose, hasSingleKeys, screens }: KeyHelpProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={deskFrame.allKeys} wide>
      <p>
        {hasSingleKeys ? keyWords.on : keyWords.off} <Link to={account.to}>{account.label}</Link>
      </p>
      {keyGroups(screens).map(({ name, keys }) => (
        <div key={name}>
          <h3>{name}</h3>
          <ul className="keymap">
            {keys.map((hint) => (
              <li key={hint.does}>
                <span>{hint.does}</span>
                <span>
                  <Keys keys={hint.keys} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Dialog>
  );
}
