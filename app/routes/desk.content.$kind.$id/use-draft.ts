import {
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useFetcher } from "react-router";
import { heldPosts, subscribeToHeldPosts } from "#app/components/desk/held-posts.ts";
import { useOwnKey } from "#app/components/desk/own-drafts.ts";
import type { SaveStatus } from "#app/components/desk/save-state.tsx";
import { useIsHydrated } from "#app/components/ui/hydration.ts";
import type { StartedFrom } from "#app/publishing/drafts.server.ts";
import type { RecordData } from "#app/publishing/record-data.ts";
import { finishTab, openTab } from "./alone-tab.ts";
import type { EditorActionResult } from "./change.server.ts";
import type { EditorData } from "./editor.server.ts";
import { forgetKept, keep, toForm } from "./kept-draft.ts";
import { useKeptDraft } from "./use-kept-draft.ts";
import { useLeaveSave } from "./use-leave-save.ts";

const AUTOSAVE_DELAY_MS = 2_000;

/** What the form began with. A new key fills the fields again. */
export type Seed = {
  key: number;
  data: RecordData;
  base: RecordData;
  from: StartedFrom;
  /** The id of the field that had the focus until now. */
  focused?: string;
};

export type Draft = ReturnType<typeof useDraft>;

/** Saves what is typed after two seconds of rest and on leaving, one save at a time, and takes up the answers. */
export function useDraft(form: RefObject<HTMLFormElement | null>, editor: EditorData, posted?: EditorActionResult) {
  const fetcher = useFetcher<EditorActionResult>();
  const hasScript = useIsHydrated();
  const [seed, setSeed] = useState(() => startFrom(editor, posted));
  const [answer, setAnswer] = useState(posted);
  const [isDirty, setIsDirty] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** A button that was pressed during a save. */
  const queued = useRef<HTMLElement | null>(null);
  /** The post that has no answer yet. */
  const sent = useRef<FormData | null>(null);
  const taken = useRef<EditorActionResult>(undefined);
  const [hasFailed, setHasFailed] = useState(false);
  /** The tab that shows the draft alone, once it is saved. */
  const tab = useRef<Window | null>(null);
  /** The post that met a conflict. Until it is resolved, a save on leaving names the same revision: the desk asks again. */
  const argued = useRef<FormData | null>(null);
  const path = `/desk/content/${editor.kindId}/${encodeURIComponent(editor.id)}`;
  const key = useOwnKey(`draft of ${path}`);
  const kept = useKeptDraft(key, form);
  const [isRestoring, setIsRestoring] = useState(false);
  /** A ref, since an answer and the screen that it reloads may arrive in one render. */
  const known = useRef(seed.from);
  const isSaving = fetcher.state !== "idle";
  const held = useSyncExternalStore(subscribeToHeldPosts, heldPosts, () => null);
  const isHeld = held?.actions.some((action) => action.split("?")[0] === path) ?? false;
  const isStopped = answer?.outcome === "conflict" || editor.readOnly !== null;

  const send = (submitter?: HTMLElement | null, choices = new FormData()) => {
    if (!form.current) return;
    clearTimeout(timer.current);
    const body = new FormData(form.current, submitter);
    for (const [name, value] of choices) body.set(name, value);
    body.set("answer", "path");
    submit(body);
  };
  const submit = (body: FormData) => {
    sent.current = body;
    setIsDirty(false);
    setHasFailed(false);
    fetcher.submit(body, { method: "post" });
  };

  const onInput = () => {
    setIsDirty(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(rest, AUTOSAVE_DELAY_MS);
  };
  const rest = useEffectEvent(() => {
    if (!isSaving && !isStopped) send();
  });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    // A browser opens it at the press of a button alone, not at the answer.
    if (submitter instanceof HTMLButtonElement && submitter.value === "alone") tab.current = openTab();
    if (isSaving) queued.current = submitter ?? form.current;
    else send(submitter);
  };

  const startAgain = (next: Omit<Seed, "key" | "focused">) => {
    const focused = document.activeElement?.id;
    setSeed(({ key }) => ({ key: key + 1, focused, ...next }));
  };

  const takeUp = useEffectEvent((next: EditorActionResult) => {
    const answered = sent.current;
    sent.current = null;
    setHasFailed(false);
    if (answered?.get("intent") === "alone") finishTab(tab.current, next);
    if (next.outcome === "stopped") return setAnswer(next);
    const isUntouched = !isDirty;
    setIsRestoring(false);
    argued.current = next.outcome === "conflict" ? (argued.current ?? answered) : null;
    if (argued.current) keep(key, argued.current);
    else if (!kept.offer) forgetKept(key);
    known.current = next.outcome === "conflict" ? next.conflict.from : next.from;
    if (next.outcome === "conflict") {
      const { data, base, from } = next.conflict;
      startAgain({ data, base, from });
    } else if (next.isMerged || isRestoring || next.outcome === "published" || answer?.outcome === "conflict") {
      // What is saved is not what the fields show. While somebody types, the next save merges again.
      if (isUntouched) startAgain({ data: next.data, base: next.data, from: next.from });
    } else setSeed((seed) => ({ ...seed, base: next.data, from: next.from }));
    // A link that was made stays in sight while one writes on.
    setAnswer((before) => (before?.outcome === "shared" && ["saved", "alone"].includes(next.outcome) ? before : next));
  });
  const takeUpOnce = useEffectEvent(() => {
    if (!fetcher.data || fetcher.data === taken.current) return;
    taken.current = fetcher.data;
    takeUp(fetcher.data);
  });
  // Before the next press of a key, which may send again: that one is not what was answered.
  useLayoutEffect(() => {
    if (fetcher.data) takeUpOnce();
  }, [fetcher.data]);
  // The answer to a form of its own, such as the question whether to archive.
  useEffect(() => {
    if (posted?.outcome === "stopped") setAnswer((before) => (before?.outcome === "conflict" ? before : posted));
  }, [posted]);

  const goOn = useEffectEvent(() => {
    // One render may bring both the answer and the end of the save.
    takeUpOnce();
    const submitter = queued.current;
    queued.current = null;
    if (sent.current) {
      // The post was released, or refused before it reached the desk: the fields still hold its words.
      sent.current = null;
      setHasFailed(true);
      if (isRestoring) kept.look();
      setIsRestoring(false);
    }
    if (submitter) send(submitter instanceof HTMLButtonElement ? submitter : null);
    else if (isDirty && !isStopped) onInput();
  });
  useLayoutEffect(() => {
    if (!isSaving) goOn();
  }, [isSaving]);

  // A restored revision, or a save in another tab: fields that nobody has touched show it.
  const follow = useEffectEvent(({ from, data }: EditorData) => {
    const { number, version } = known.current;
    const isNewer = from.number > number || (from.number === number && from.version > version);
    if (!isNewer || isDirty || hasFailed || isSaving || isStopped) return;
    known.current = from;
    startAgain({ data, base: data, from });
  });
  useEffect(() => follow(editor), [editor]);

  useLeaveSave(path, key, () => {
    const isUnsaved = isDirty || hasFailed;
    if (!form.current || editor.readOnly || !(isUnsaved || sent.current)) return null;
    const body = leaveBody(form.current, isSaving ? sent.current : null);
    for (const name of argued.current ? ["from", "version", "base"] : [])
      body.set(name, String(argued.current?.get(name)));
    return { body, isSent: isUnsaved && !isStopped };
  });

  const offer = editor.readOnly === null && !isSaving ? kept.offer : null;
  return {
    ...{ seed, answer, hasScript, onInput, onSubmit },
    status: statusOf({ isFailed: isHeld || (hasFailed && !isSaving), isSaving, isDirty }),
    onResolve: (choices: FormData) => send(null, choices),
    // What is held has its own way on, in the bar above.
    onRetry: isHeld ? null : () => send(),
    kept: offer && {
      at: offer.at,
      onUse: () => {
        kept.close();
        setIsRestoring(true);
        submit(toForm(offer));
      },
      onForget: () => {
        kept.close();
        forgetKept(key);
      },
    },
  };
}

function statusOf({ isFailed, isSaving, isDirty }: Record<"isFailed" | "isSaving" | "isDirty", boolean>): SaveStatus {
  if (isFailed) return "failed";
  if (isSaving) return "saving";
  return isDirty ? "waiting" : "saved";
}

function startFrom({ data, from }: EditorData, posted?: EditorActionResult): Seed {
  return posted?.outcome === "conflict" ? { key: 0, ...posted.conflict } : { key: 0, data, base: data, from };
}

/** During a save, what comes after it builds on what was sent. */
function leaveBody(form: HTMLFormElement, sent: FormData | null): FormData {
  const body = new FormData(form);
  body.set("intent", "save");
  if (sent) body.set("sent", new URLSearchParams([...sent].map(([name, value]) => [name, String(value)])).toString());
  return body;
}
