import { useFetcher } from "react-router";
import { Hand, HandList } from "#app/components/desk/hand.tsx";
import { Section } from "#app/components/desk/section.tsx";
import { useAnswer } from "#app/components/desk/use-answer.ts";
import { WordButton, WordLink } from "#app/components/desk/word-button.tsx";
import { today } from "#app/content/desk/today.ts";
import type { DeskAnswer } from "#app/enquiries/answer.ts";
import type { StuckItem } from "#app/enquiries/stuck.server.ts";

const words = today.hands;

export function NeedsHand({ hands }: { hands: readonly StuckItem[] }) {
  const fetcher = useFetcher<DeskAnswer>();
  useAnswer(fetcher.data, () => {});
  return (
    <Section title={words.title} note={hands.length > 0 ? words.note : undefined} headingId="hands">
      {hands.length === 0 && <p className="quiet">{words.none}</p>}
      <HandList label={words.title}>
        {hands.map(({ id, mark, title, text, again, open }) => (
          <Hand
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
                      {labelOf(again)}
                    </WordButton>
                  </fetcher.Form>
                )}
                {open && <WordLink to={open}>{words.open}</WordLink>}
              </>
            }
          >
            {text}
          </Hand>
        ))}
      </HandList>
    </Section>
  );
}

function labelOf(again: string) {
  if (again === "waiting") return words.tryNow;
  return again === "all" ? words.allAgain : words.again;
}
