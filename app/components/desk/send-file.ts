export type Answer = { name: string; refusal: string } | { name: string; id: string; isNew: boolean };
export type SendProblem = "offline" | "signedOut" | "failed";
export type SendOutcome = { answer: Answer } | { problem: SendProblem };

type Listeners = {
  onProgress: (sent: number) => void;
  /** The whole file has arrived; the answer takes longer. */
  onSent: () => void;
  onEnd: (outcome: SendOutcome) => void;
};

/** Uploads one file. XMLHttpRequest, because fetch does not tell how far an upload is. Returns how to cancel. */
export function sendFile(file: File, { onProgress, onSent, onEnd }: Listeners): () => void {
  const request = new XMLHttpRequest();
  const body = new FormData();
  body.append("files", file, file.name);
  request.upload.onprogress = ({ loaded }) => onProgress(Math.min(loaded, file.size));
  request.upload.onload = onSent;
  request.onerror = () => onEnd({ problem: "offline" });
  request.onload = () => onEnd(readOutcome(request));
  request.open("POST", "/desk/media/upload");
  request.responseType = "json";
  request.send(body);
  return () => request.abort();
}

function readOutcome({ status, response }: XMLHttpRequest): SendOutcome {
  if (status === 401) return { problem: "signedOut" };
  const answer = (response as { files?: Answer[] } | null)?.files?.[0];
  return status === 200 && answer ? { answer } : { problem: "failed" };
}
