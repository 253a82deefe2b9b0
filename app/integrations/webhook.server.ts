import { Webhook } from "standardwebhooks";
import { ATTEMPT_TIMEOUT_MS } from "./attempt-timeout.ts";
import type { Outcome } from "./outcome.ts";

export type PostWebhook = (id: string, payload: string) => Promise<Outcome>;

type Options = { url: string; secret?: string; timeoutMs?: number; now?: () => number };

/** Posts one JSON payload. Only a 2xx counts as sent; redirects are not followed and the response body is not read. */
export function createWebhook({ url, secret, timeoutMs = ATTEMPT_TIMEOUT_MS, now = Date.now }: Options): PostWebhook {
  const signer = secret ? new Webhook(secret) : undefined;
  return async (id, payload) => {
    const sentAt = new Date(now());
    const headers: Record<string, string> = {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1000)),
    };
    if (signer) headers["webhook-signature"] = signer.sign(id, sentAt, payload);
    try {
      const response = await fetch(url, {
        method: "POST",
        headers,
        body: payload,
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      });
      response.body?.cancel().catch(() => {});
      return toOutcome(response, now());
    } catch (error) {
      return isTimeout(error) ? { kind: "timeout" } : { kind: "failed", reason: failureCode(error) };
    }
  };
}

function toOutcome({ ok, status, headers }: Response, now: number): Outcome {
  if (ok) return { kind: "sent" };
  const reason = `status ${status}`;
  if (status === 410) return { kind: "rejected", reason };
  const retryAfterMs = parseRetryAfter(headers.get("retry-after"), now);
  return { kind: "failed", reason, ...(retryAfterMs !== undefined && { retryAfterMs }) };
}

/** Retry-After holds seconds or a date. */
function parseRetryAfter(value: string | null, now: number) {
  if (!value) return undefined;
  const ms = /^\s*\d+\s*$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(ms) && ms >= 0 ? ms : undefined;
}

function isTimeout(error: unknown) {
  return error instanceof Error && error.name === "TimeoutError";
}

/** The code of a network error, such as ECONNREFUSED. */
function failureCode(error: unknown) {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (cause instanceof Error) return "code" in cause ? String(cause.code) : cause.message || cause.name;
  return String(cause);
}
