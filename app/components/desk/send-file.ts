export type UploadAnswer = { name: string; refusal: string } | { name: string; id: string; isNew: boolean };
export type SendProblem = "offline" | "signedOut" | "failed";
export type SendOutcome = { answer: UploadAnswer } | { problem: SendProblem };

type UploadListeners = {
  onProgress: (sent: number) => void;
  /** Called when the whole file is sent. The server's answer takes longer. */
  onSent: () => void;
  onEnd: (outcome: SendOutcome) => void;
};

/** Uploads one file by XMLHttpRequest, because fetch does not report progress. Returns a function that cancels the upload. */
export function sendFile(file: File, { onProgress, onSent, onEnd }: UploadListeners): () => void {
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
  const answer = (response as { files?: UploadAnswer[] } | null)?.files?.[0];
  return status === 200 && answer ? { answer } : { problem: "failed" };
}
