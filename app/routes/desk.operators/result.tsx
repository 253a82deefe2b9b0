import { CopyLink } from "#app/components/desk/copy-link.tsx";
import { OutcomeBar } from "#app/components/desk/outcome-bar.tsx";
import type { operatorsWords as content } from "#app/content/desk/operators.ts";
import type { AccessChangeResult } from "./change.server.ts";

type AccessChangeNoticeProps = { changed?: AccessChangeResult; words: typeof content };

/** The outcome of the last change. A new link is shown here, and only once. */
export function AccessChangeNotice({ changed, words }: AccessChangeNoticeProps) {
  if (!changed || ("error" in changed && changed.email !== undefined)) return null;
  if ("link" in changed) {
    const { link: linkWords } = words;
    return (
      <CopyLink
        title={linkWords[changed.kind](changed.for)}
        text={changed.isMailed ? linkWords.mailed : linkWords.unmailed}
        link={changed.link}
        words={linkWords}
      />
    );
  }
  return "error" in changed ? (
    <OutcomeBar isError>{words.errors[changed.error]}</OutcomeBar>
  ) : (
    <OutcomeBar>{words.done[changed.done]}</OutcomeBar>
  );
}
