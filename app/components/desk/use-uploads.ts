import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import { type SendOutcome, type SendProblem, sendFile } from "./send-file.ts";

export type UploadState =
  | { is: "waiting" }
  | { is: "sending"; sent: number; startedAt: number }
  | { is: "drawing" }
  | { is: "done"; id: string; isNew: boolean }
  | { is: "refused"; reason: string }
  | { is: "stopped"; problem: SendProblem };

export type Upload = { key: number; file: File; state: UploadState };

type UploadChange =
  | { type: "add"; uploads: Upload[] }
  | { type: "set"; key: number; state: UploadState }
  | { type: "drop"; key: number };

const MAX_PARALLEL_UPLOADS = 2;
let lastUploadKey = 0;

type Options = {
  maxBytes: number;
  /** Called when a picture is in the library. */
  onDone: (id: string) => void;
};

/** Uploads files, a few at a time. A file that failed stays until it is tried again or dismissed. Unmounting cancels every upload. */
export function useUploads({ maxBytes, onDone }: Options) {
  const [uploads, dispatch] = useReducer(reduceUploads, []);
  const cancels = useRef(new Map<number, () => void>());
  const running = uploads.filter(({ state }) => state.is === "sending" || state.is === "drawing").length;
  const next = running < MAX_PARALLEL_UPLOADS ? uploads.find(({ state }) => state.is === "waiting") : undefined;
  const done = useEffectEvent(onDone);

  useEffect(() => {
    if (!next || cancels.current.has(next.key)) return;
    const { key, file } = next;
    const set = (state: UploadState) => dispatch({ type: "set", key, state });
    const startedAt = Date.now();
    const cancel = sendFile(file, {
      onProgress: (sent) => set({ is: "sending", sent, startedAt }),
      onSent: () => set({ is: "drawing" }),
      onEnd: (outcome) => {
        cancels.current.delete(key);
        const state = stateAfterSending(outcome);
        set(state);
        if (state.is === "done") done(state.id);
      },
    });
    cancels.current.set(key, cancel);
    set({ is: "sending", sent: 0, startedAt });
  }, [next]);

  useEffect(() => {
    const all = cancels.current;
    return () => {
      for (const cancel of all.values()) cancel();
    };
  }, []);

  return {
    uploads,
    add(files: Iterable<File>) {
      const added = [...files].map((file): Upload => {
        lastUploadKey += 1;
        const isTooLarge = file.size > maxBytes;
        return {
          key: lastUploadKey,
          file,
          state: isTooLarge ? { is: "refused", reason: "too-large" } : { is: "waiting" },
        };
      });
      dispatch({ type: "add", uploads: added });
    },
    cancel(key: number) {
      cancels.current.get(key)?.();
      cancels.current.delete(key);
      dispatch({ type: "drop", key });
    },
    retry(key: number) {
      dispatch({ type: "set", key, state: { is: "waiting" } });
    },
  };
}

function stateAfterSending(outcome: SendOutcome): UploadState {
  if ("problem" in outcome) return { is: "stopped", problem: outcome.problem };
  const { answer } = outcome;
  if ("refusal" in answer) return { is: "refused", reason: answer.refusal };
  return { is: "done", id: answer.id, isNew: answer.isNew };
}

function reduceUploads(uploads: Upload[], change: UploadChange): Upload[] {
  switch (change.type) {
    case "add":
      return [...uploads, ...change.uploads];
    case "set":
      return uploads.map((upload) => (upload.key === change.key ? { ...upload, state: change.state } : upload));
    case "drop":
      return uploads.filter(({ key }) => key !== change.key);
  }
}
