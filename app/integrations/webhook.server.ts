import { Webhook } from "standardwebhooks";
import type { Env } from "#app/config/env.server.ts";

/** A visitor waits for the first attempt. */
export const ATTEMPT_TIMEOUT_MS = 8_000;

export type Outcome =
  | { kind: "delivered" }
  | { kind: "refused"; status: number; retryAfterMs?: number }
  | { kind: "gone" }
  | { kind: "unreachable"; reason: string }
  | { kind: "timeout" };

export type Send = (id: string, payload: string) => Promise<Outcome>;

type Options = { url: string; secret?: string; timeoutMs?: number; now?: () => number };

/** Posts one JSON payload. Only a 2xx counts as delivered; redirects are not followed and the response body is not read. */
export function createWebhook({ url, secret, timeoutMs = ATTEMPT_TIMEOUT_MS, now = Date.now }: Options): Send {
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
      return isTimeout(error) ? { kind: "timeout" } : { kind: "unreachable", reason: failureCode(error) };
    }
  };
}

export function configuredWebhook({ WEBHOOK_URL, WEBHOOK_SECRET }: Env): Send | undefined {
  return WEBHOOK_URL ? createWebhook({ url: WEBHOOK_URL, secret: WEBHOOK_SECRET }) : undefined;
}

export function describeOutcome(outcome: Outcome): string {
  if (outcome.kind === "refused") return `status ${outcome.status}`;
  if (outcome.kind === "gone") return "status 410";
  if (outcome.kind === "unreachable") return outcome.reason;
  return outcome.kind === "timeout" ? "no answer in time" : "";
}

function toOutcome({ ok, status, headers }: Response, now: number): Outcome {
  if (ok) return { kind: "delivered" };
  if (status === 410) return { kind: "gone" };
  const retryAfterMs = parseRetryAfter(headers.get("retry-after"), now);
  return { kind: "refused", status, ...(retryAfterMs !== undefined && { retryAfterMs }) };
}

/** The header holds seconds or a date. */
function parseRetryAfter(value: string | null, now: number) {
  if (!value) return undefined;
  const ms = /^\s*\d+\s*$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(ms) && ms >= 0 ? ms : undefined;
}

function isTimeout(error: unknown) {
  return error instanceof Error && error.name === "TimeoutError";
}

/** Such as ECONNREFUSED. */
function failureCode(error: unknown) {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (cause instanceof Error) return "code" in cause ? String(cause.code) : cause.message || cause.name;
  return String(cause);
}
