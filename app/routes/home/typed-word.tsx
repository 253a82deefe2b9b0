import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { caretStops, fitLine } from "#app/typesetting/fit-line.ts";
import { opticalParts } from "#app/typesetting/optical-parts.ts";
import { durationMsOf, firstWholeWord, nextTyping, type TypingTimes } from "./typing.ts";

/** The length of the line. It leaves space after a whole word for the block, which acts as the caret. */
const LINE_MEASURE_EM = 4.24;
const WORD_FIT = { measure: 4.1, pairs: true } as const;

type TypedWordProps = { words: readonly string[]; times: TypingTimes; isRunning: boolean };

/** Each letter appears at its position in the whole word; the block fills the rest of the line. */
export function TypedWord({ words, times, isRunning }: TypedWordProps) {
  const { word, letters } = useTyping(words, times, isRunning);
  const line = fitLine(words[word] ?? "", WORD_FIT);
  const em = LINE_MEASURE_EM * (line.measure / WORD_FIT.measure);
  const end = caretStops(line, WORD_FIT.pairs)[letters - 1] ?? 0;
  return (
    <span
      className="typed"
      style={{
        "--em": em,
        "--w": line.widthAxis,
        "--l": line.bearing,
        "--x": `${Number(((end / em) * 100).toFixed(1))}%`,
      }}
      data-overlong={line.overlong}
    >
      <b>
        <TypedLetters text={line.text} count={letters} />
      </b>
      <i />
    </span>
  );
}

function TypedLetters({ text, count }: { text: string; count: number }) {
  let rest = count;
  return opticalParts(text).map((part, index) => {
    const shown = part.text.slice(0, Math.max(0, rest));
    rest -= part.text.length;
    if (!shown) return null;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one word never change places
      <s key={index} style={{ letterSpacing: part.space && `${part.space}em` }}>
        {shown}
      </s>
    );
  });
}

function useTyping(words: readonly string[], times: TypingTimes, isRunning: boolean) {
  const lengths = words.map(({ length }) => length);
  const [typing, setTyping] = useState(() => firstWholeWord(lengths));
  const latest = useRef({ typing, lengths, times });

  useEffect(() => {
    if (!isRunning) return;
    let timer: number;
    const wait = () => {
      const { typing, lengths, times } = latest.current;
      timer = window.setTimeout(step, durationMsOf(typing, lengths, times));
    };
    // `flushSync` keeps the rhythm while React is busy with other updates.
    const step = () => {
      const next = nextTyping(latest.current.typing, latest.current.lengths);
      latest.current.typing = next;
      flushSync(() => setTyping(next));
      wait();
    };
    wait();
    return () => window.clearTimeout(timer);
  }, [isRunning]);

  return typing;
}
