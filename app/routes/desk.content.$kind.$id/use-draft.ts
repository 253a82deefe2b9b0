import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { SaveStatus } from "#app/components/desk/save-state.tsx";
import { useIsHydrated } from "#app/components/ui/hydration.ts";
import type { StartedFrom } from "#app/publishing/drafts.server.ts";
import type { RecordData } from "#app/publishing/record-data.ts";
import type { EditorAnswer } from "./change.server.ts";
import type { EditorData } from "./editor.server.ts";
import { useLeaveSave } from "./use-leave-save.ts";

const REST_MS = 2_000;

/** What the form began with. A new key fills the fields again. */
export type Seed = { key: number; data: RecordData; base: RecordData; from: StartedFrom };

export type Draft = ReturnType<typeof useDraft>;

/** Saves what is typed after two seconds of rest and on leaving, one save at a time, and takes up the answers. */
export function useDraft(form: RefObject<HTMLFormElement | null>, editor: EditorData, posted?: EditorAnswer) {
  const fetcher = useFetcher<EditorAnswer>();
  const hasScript = useIsHydrated();
  const [seed, setSeed] = useState(() => startFrom(editor, posted));
  const [answer, setAnswer] = useState(posted);
  const [isDirty, setIsDirty] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** A button that was pressed during a save. */
  const queued = useRef<HTMLElement | null>(null);
  const sent = useRef<FormData | null>(null);
  /** A ref, since an answer and the screen that it reloads may arrive in one render. */
  const known = useRef(seed.from);
  const isSaving = fetcher.state !== "idle";
  const isStopped = answer?.outcome === "conflict" || editor.readOnly !== null;

  const send = (submitter?: HTMLElement | null, choices = new FormData()) => {
    if (!form.current) return;
    clearTimeout(timer.current);
    const body = new FormData(form.current, submitter);
    for (const [name, value] of choices) body.set(name, value);
    sent.current = body;
    setIsDirty(false);
    fetcher.submit(body, { method: "post" });
  };

  const onInput = () => {
    setIsDirty(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(rest, REST_MS);
  };
  const rest = useEffectEvent(() => {
    if (!isSaving && !isStopped) send();
  });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    if (isSaving) queued.current = submitter ?? form.current;
    else send(submitter);
  };

  const takeUp = useEffectEvent((next: EditorAnswer) => {
    if (next.outcome === "stopped") return setAnswer(next);
    const isUntouched = !isDirty;
    known.current = next.outcome === "conflict" ? next.conflict.from : next.from;
    if (next.outcome === "conflict") {
      const { data, base, from } = next.conflict;
      setSeed(({ key }) => ({ key: key + 1, data, base, from }));
    } else if (["merged", "published"].includes(next.outcome) || answer?.outcome === "conflict") {
      // What is saved is not what the fields show. While somebody types, the next save merges again.
      if (isUntouched) setSeed(({ key }) => ({ key: key + 1, data: next.data, base: next.data, from: next.from }));
    } else setSeed((seed) => ({ ...seed, base: next.data, from: next.from }));
    // A link that was made stays in sight while one writes on.
    setAnswer((before) => (before?.outcome === "shared" && next.outcome === "saved" ? before : next));
  });
  useEffect(() => {
    if (fetcher.data) takeUp(fetcher.data);
  }, [fetcher.data]);
  // The answer to a form of its own, such as the question whether to archive.
  useEffect(() => {
    if (posted?.outcome === "stopped") setAnswer(posted);
  }, [posted]);

  const goOn = useEffectEvent(() => {
    const submitter = queued.current;
    queued.current = null;
    if (submitter) send(submitter instanceof HTMLButtonElement ? submitter : null);
    else if (isDirty && !isStopped) onInput();
  });
  useEffect(() => {
    if (!isSaving) goOn();
  }, [isSaving]);

  // A restored revision, or a save in another tab: fields that nobody has touched show it.
  const follow = useEffectEvent(({ from, data }: EditorData) => {
    const { number, version } = known.current;
    const isNewer = from.number > number || (from.number === number && from.version > version);
    if (!isNewer || isDirty || isSaving || isStopped) return;
    known.current = from;
    setSeed(({ key }) => ({ key: key + 1, data, base: data, from }));
  });
  useEffect(() => follow(editor), [editor]);

  useLeaveSave(`/desk/content/${editor.kindId}/${encodeURIComponent(editor.id)}`, () =>
    isDirty && !isStopped && form.current ? leaveBody(form.current, isSaving ? sent.current : null) : null,
  );

  const status: SaveStatus = isSaving ? "saving" : isDirty ? "waiting" : "saved";
  return { seed, answer, status, hasScript, onInput, onSubmit, onResolve: (choices: FormData) => send(null, choices) };
}

function startFrom({ data, from }: EditorData, posted?: EditorAnswer): Seed {
  return posted?.outcome === "conflict" ? { key: 0, ...posted.conflict } : { key: 0, data, base: data, from };
}

/** During a save, what comes after it builds on what was sent. */
function leaveBody(form: HTMLFormElement, sent: FormData | null): FormData {
  const body = new FormData(form);
  body.set("intent", "save");
  if (sent) body.set("sent", new URLSearchParams([...sent].map(([name, value]) => [name, String(value)])).toString());
  return body;
}
