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
import { useDraftKey } from "#app/components/desk/own-drafts.ts";
import type { SaveStatus } from "#app/components/desk/save-state.tsx";
import { useIsHydrated } from "#app/components/ui/hydration.ts";
import type { StartedFrom } from "#app/publishing/drafts.server.ts";
import type { RecordData } from "#app/publishing/record-data.ts";
import { finishDraftTab, openDraftTab } from "./alone-tab.ts";
import type { EditorActionResult } from "./change.server.ts";
import type { EditorData } from "./editor.server.ts";
import { forgetKeptDraft, keepDraft, keptDraftForm } from "./kept-draft.ts";
import { useKeptDraft } from "./use-kept-draft.ts";
import { useLeaveSave } from "./use-leave-save.ts";

const AUTOSAVE_DELAY_MS = 2_000;

/** The data that the form starts with. A new `key` fills the fields again. */
export type FormSeed = {
  key: number;
  data: RecordData;
  base: RecordData;
  from: StartedFrom;
  /** The id of the field that had the focus before the fields were filled again. */
  focused?: string;
};

export type DraftState = ReturnType<typeof useDraft>;

/** Saves the form after a pause in typing and on leaving, one save at a time, and shows the results in it. */
export function useDraft(form: RefObject<HTMLFormElement | null>, editor: EditorData, posted?: EditorActionResult) {
  const fetcher = useFetcher<EditorActionResult>();
  const hasScript = useIsHydrated();
  const [seed, setSeed] = useState(() => initialSeed(editor, posted));
  const [answer, setAnswer] = useState(posted);
  const [isDirty, setIsDirty] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The button that was pressed during a save, to be sent once that save ends. */
  const queued = useRef<HTMLElement | null>(null);
  /** The post that has no result yet. */
  const sent = useRef<FormData | null>(null);
  const appliedResult = useRef<EditorActionResult>(undefined);
  const [hasFailed, setHasFailed] = useState(false);
  /** The tab that shows the draft alone, once the draft is saved. */
  const tab = useRef<Window | null>(null);
  /** The post that met a conflict. Until that is resolved, a save on leaving names the same revision, so that the desk asks again. */
  const conflictingPost = useRef<FormData | null>(null);
  const path = `/desk/content/${editor.kindId}/${encodeURIComponent(editor.id)}`;
  const key = useDraftKey(`draft of ${path}`);
  const kept = useKeptDraft(key, form);
  const [isRestoring, setIsRestoring] = useState(false);
  /** The newest save that the form knows. A ref, since a result and the reloaded screen may arrive in one render. */
  const knownRevision = useRef(seed.from);
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
    timer.current = setTimeout(autosave, AUTOSAVE_DELAY_MS);
  };
  const autosave = useEffectEvent(() => {
    if (!isSaving && !isStopped) send();
  });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    // The tab is opened now, because browsers let a page open tabs only at the press of a button, not when the result arrives.
    if (submitter instanceof HTMLButtonElement && submitter.value === "alone") tab.current = openDraftTab();
    if (isSaving) queued.current = submitter ?? form.current;
    else send(submitter);
  };

  const startAgain = (next: Omit<FormSeed, "key" | "focused">) => {
    const focused = document.activeElement?.id;
    setSeed(({ key }) => ({ key: key + 1, focused, ...next }));
  };

  const applyResult = useEffectEvent((next: EditorActionResult) => {
    const answered = sent.current;
    sent.current = null;
    setHasFailed(false);
    if (answered?.get("intent") === "alone") finishDraftTab(tab.current, next);
    if (next.outcome === "stopped") return setAnswer(next);
    const isAwaited = isRestoring || answer?.outcome === "conflict";
    const isUntouched = !isDirty && (isAwaited || !hasUnsavedPart(form.current));
    setIsRestoring(false);
    conflictingPost.current = next.outcome === "conflict" ? (conflictingPost.current ?? answered) : null;
    if (conflictingPost.current) keepDraft(key, conflictingPost.current);
    else if (!kept.offer) forgetKeptDraft(key);
    knownRevision.current = next.outcome === "conflict" ? next.conflict.from : next.from;
    if (next.outcome === "conflict") {
      const { data, base, from } = next.conflict;
      startAgain({ data, base, from });
    } else if (isAwaited || next.isMerged || next.outcome === "published") {
      // The fields do not show all that is saved. While somebody types or uploads they stay, and the next save merges again.
      if (isUntouched) startAgain({ data: next.data, base: next.data, from: next.from });
      // That merge compares with what the fields held, so that it does not clash with the author's own save.
      else if (!isRestoring) setSeed((seed) => ({ ...seed, base: next.typed }));
    } else setSeed((seed) => ({ ...seed, base: next.data, from: next.from }));
    // A share link stays in sight while its author writes on.
    setAnswer((before) => (before?.outcome === "shared" && ["saved", "alone"].includes(next.outcome) ? before : next));
  });
  const applyNewResult = useEffectEvent(() => {
    if (!fetcher.data || fetcher.data === appliedResult.current) return;
    appliedResult.current = fetcher.data;
    applyResult(fetcher.data);
  });
  // A layout effect, to run before the next key press: that may send another post, which this result does not answer.
  useLayoutEffect(() => {
    if (fetcher.data) applyNewResult();
  }, [fetcher.data]);
  // A form of its own, such as the question whether to archive, is answered in `posted`, not by the fetcher.
  useEffect(() => {
    if (posted?.outcome === "stopped") setAnswer((before) => (before?.outcome === "conflict" ? before : posted));
  }, [posted]);

  const continueAfterSave = useEffectEvent(() => {
    // One render may bring both the result and the end of the save.
    applyNewResult();
    const submitter = queued.current;
    queued.current = null;
    if (sent.current) {
      // The save ended without a result: it was held and then dropped, or refused before it reached the desk. The fields still hold its text.
      sent.current = null;
      setHasFailed(true);
      if (isRestoring) kept.look();
      setIsRestoring(false);
    }
    if (submitter) send(submitter instanceof HTMLButtonElement ? submitter : null);
    else if (isDirty && !isStopped) onInput();
  });
  useLayoutEffect(() => {
    if (!isSaving) continueAfterSave();
  }, [isSaving]);

  // Fields that nobody has touched follow a newer save: a restored revision, or a save in another tab.
  const followNewerSave = useEffectEvent(({ from, data }: EditorData) => {
    const { number, version } = knownRevision.current;
    const isNewer = from.number > number || (from.number === number && from.version > version);
    if (!isNewer || isDirty || hasFailed || isSaving || isStopped || hasUnsavedPart(form.current)) return;
    knownRevision.current = from;
    startAgain({ data, base: data, from });
  });
  useEffect(() => followNewerSave(editor), [editor]);

  useLeaveSave(path, key, () => {
    const isUnsaved = isDirty || hasFailed;
    if (!form.current || editor.readOnly || !(isUnsaved || sent.current)) return null;
    const body = leaveSaveBody(form.current, isSaving ? sent.current : null);
    for (const name of conflictingPost.current ? ["from", "version", "base"] : [])
      body.set(name, String(conflictingPost.current?.get(name)));
    return { body, isSent: isUnsaved && !isStopped };
  });

  const offer = editor.readOnly === null && !isSaving ? kept.offer : null;
  return {
    ...{ seed, answer, hasScript, onInput, onSubmit },
    status: saveStatusOf({ isFailed: isHeld || (hasFailed && !isSaving), isSaving, isDirty }),
    onResolve: (choices: FormData) => send(null, choices),
    // A held post is sent again from the bar above.
    onRetry: isHeld ? null : () => send(),
    kept: offer && {
      at: offer.at,
      onUse: () => {
        kept.close();
        setIsRestoring(true);
        submit(keptDraftForm(offer));
      },
      onForget: () => {
        kept.close();
        forgetKeptDraft(key);
      },
    },
  };
}

/** Whether the form holds an alt text or an upload that is not saved with the draft, and that new fields would drop. */
function hasUnsavedPart(form: HTMLFormElement | null): boolean {
  return Boolean(form?.querySelector("[data-unsaved]"));
}

function saveStatusOf({
  isFailed,
  isSaving,
  isDirty,
}: Record<"isFailed" | "isSaving" | "isDirty", boolean>): SaveStatus {
  if (isFailed) return "failed";
  if (isSaving) return "saving";
  return isDirty ? "waiting" : "saved";
}

function initialSeed({ data, from }: EditorData, posted?: EditorActionResult): FormSeed {
  return posted?.outcome === "conflict" ? { key: 0, ...posted.conflict } : { key: 0, data, base: data, from };
}

/** The body of a save on leaving. If another save is under way, the body also holds its fields (`sent`), to build on them. */
function leaveSaveBody(form: HTMLFormElement, sent: FormData | null): FormData {
  const body = new FormData(form);
  body.set("intent", "save");
  if (sent) body.set("sent", new URLSearchParams([...sent].map(([name, value]) => [name, String(value)])).toString());
  return body;
}
