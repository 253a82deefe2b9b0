import { useFetcher } from "react-router";
import { Section } from "#app/components/desk/section.tsx";
import { TroubleList, TroubleRow } from "#app/components/desk/trouble-list.tsx";
import { useActionResult } from "#app/components/desk/use-action-result.ts";
import { WordButton, WordLink } from "#app/components/desk/word-button.tsx";
import { todayWords } from "#app/content/desk/today.ts";
import type { DeskActionResult } from "#app/enquiries/action-result.ts";
import type { StuckItem } from "#app/enquiries/stuck.server.ts";

const words = todayWords.stuck;

export function StuckSection({ stuck }: { stuck: readonly StuckItem[] }) {
  const fetcher = useFetcher<DeskActionResult>();
  useActionResult(fetcher.data);
  return (
    <Section title={words.title} note={stuck.length > 0 ? words.note : undefined} headingId="stuck">
      {stuck.length === 0 && <p className="quiet">{words.none}</p>}
      <TroubleList label={words.title}>
        {stuck.map(({ id, mark, title, text, again, open }) => (
          <TroubleRow
            key={id}
            mark={mark}
            title={title}
            actions={
              <>
                {again && (
                  <fetcher.Form method="post">
                    <input type="hidden" name="intent" value="resend" />
                    <input type="hidden" name="delivery" value={again} />
                    <WordButton type="submit" disabled={fetcher.formData?.get("delivery") === again}>
                      {resendLabel(again)}
                    </WordButton>
                  </fetcher.Form>
                )}
                {open && <WordLink to={open}>{words.open}</WordLink>}
              </>
            }
          >
            {text}
          </TroubleRow>
        ))}
      </TroubleList>
    </Section>
  );
}

function resendLabel(again: string) {
  if (again === "waiting") return words.tryNow;
  return again === "all" ? words.allAgain : words.again;
}
