import { useRef } from "react";
import { Link } from "#app/components/ui/link.tsx";
import { deskFrame } from "#app/content/desk/frame.ts";
import { keyGroups, shortcutSettingWords } from "#app/content/desk/keys.ts";
import { accountLink, type DeskScreen } from "#app/content/desk/screens.ts";
import { Dialog } from "./dialog.tsx";
import { KeyCaps } from "./key-hints.tsx";
import { WordButton } from "./word-button.tsx";

type KeyHelpProps = { isOpen: boolean; onClose: () => void; hasSingleKeys: boolean; screens: readonly DeskScreen[] };

/** All keys, over the screen. */
export function KeyHelp({ isOpen, onClose, hasSingleKeys, screens }: KeyHelpProps) {
  const closeButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={deskFrame.allKeys} initialFocus={closeButton} wide>
      <WordButton ref={closeButton} className="close" onClick={onClose}>
        {deskFrame.closeKeys}
      </WordButton>
      <p>
        {hasSingleKeys ? shortcutSettingWords.on : shortcutSettingWords.off}{" "}
        <Link to={accountLink.to} onClick={onClose}>
          {accountLink.label}
        </Link>
      </p>
      {keyGroups(screens).map(({ name, keys }) => (
        <div key={name}>
          <h3>{name}</h3>
          <ul className="keymap">
            {keys.map((hint) => (
              <li key={hint.does}>
                <span>{hint.does}</span>
                <span>
                  <KeyCaps keys={hint.keys} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Dialog>
  );
}
