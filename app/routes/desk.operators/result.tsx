import { CopyLink } from "#app/components/desk/copy-link.tsx";
import { Outcome } from "#app/components/desk/outcome.tsx";
import type { operators as content } from "#app/content/desk/operators.ts";
import type { Changed } from "./change.server.ts";

type ResultProps = { changed?: Changed; words: typeof content };

/** What the last change came to. A new link is shown here, once. */
export function Result({ changed, words }: ResultProps) {
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
    <Outcome isError>{words.errors[changed.error]}</Outcome>
  ) : (
    <Outcome>{words.done[changed.done]}</Outcome>
  );
}
