import type { RateLimit } from "#app/forms/rate-limit.server.ts";
import { type FormCandidates, type SubmitDeps, submit } from "#app/forms/submit.server.ts";
import type { SendDelivery } from "#app/integrations/channels.server.ts";
import type { Outcome } from "#app/integrations/outcome.ts";

export const testStartMs = Date.parse("2026-11-15T12:05:00.000Z");

export const enquiryBody = { name: "Ada", email: "ada@example.com", message: "Hello" };

export type TestVisitor = { address?: string; headers?: Record<string, string> };

/** Creates a form pipeline whose clock, webhook and limit the test controls. */
export function createTestPipeline({ webhook = true, notify }: { webhook?: boolean; notify?: string } = {}) {
  const waiting: (() => void)[] = [];
  const desk = {
    time: testStartMs,
    sent: [] as { id: string; body: Record<string, string> }[],
    outcome: { kind: "sent" } as Outcome | (() => Promise<Outcome>),
    limit: (async () => true) as RateLimit,
    hasSpamRoom: true,
    /** Ends the wait of every visitor who is waiting. */
    endWait: () => {
      for (const end of waiting.splice(0)) end();
    },
    post: (form: FormCandidates, fields: Record<string, string>, visitor: TestVisitor = {}) =>
      submit(createFormRequest(fields, visitor), form, deps),
    send: (request: Request, form: FormCandidates) => submit(request, form, deps),
  };
  const send: SendDelivery = async (_delivery, submission) => {
    desk.sent.push({ id: submission?.id ?? "", body: submission?.body ?? {} });
    return typeof desk.outcome === "function" ? desk.outcome() : desk.outcome;
  };
  const wait = async (ms: number) => {
    desk.time += ms;
    await new Promise(setImmediate);
  };
  const deps: SubmitDeps = {
    channels: webhook ? { webhook: send } : {},
    notify,
    timing: { now: () => desk.time, random: () => 0, wait },
    deadline: () => new Promise<void>((resolve) => waiting.push(resolve)),
    limit: (post) => desk.limit(post),
    hasSpamRoom: async () => desk.hasSpamRoom,
  };
  return desk;
}

export function createFormRequest(
  fields: Record<string, string>,
  { address = "192.0.2.1", headers }: TestVisitor = {},
) {
  return new Request("http://furlong.test/contact", {
    method: "POST",
    headers: { "x-client-address": address, ...headers },
    body: new URLSearchParams(fields),
  });
}
