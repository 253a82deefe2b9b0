import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findFreePort } from "../../tests/support/run-site.ts";
import { runWebhookServer, type WebhookServer, webhookAnswers } from "../../tests/support/webhook-server.ts";
import { createWebhook } from "./webhook.server.ts";

const id = "7f0c5b1e-58a9-4f0e-9a4e-6a1b4b0f6a11";
const payload = '{"b":"1","a":"é"}';
const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

let webhookServer: WebhookServer;
beforeEach(async () => {
  webhookServer = await runWebhookServer();
});
afterEach(() => webhookServer.stop());

describe("the request", () => {
  test("has the payload byte for byte, its id and a timestamp", async () => {
    const now = () => Date.parse("2026-11-15T15:00:00.900Z");
    expect(await createWebhook({ url: webhookServer.url, now })(id, payload)).toEqual({ kind: "sent" });
    expect(webhookServer.received).toHaveLength(1);
    expect(webhookServer.received[0]?.body).toBe(payload);
    expect(webhookServer.received[0]?.headers).toMatchObject({
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": "1794754800",
    });
    expect(webhookServer.received[0]?.headers).not.toHaveProperty("webhook-signature");
  });

  test("is signed if there is a secret", async () => {
    await createWebhook({ url: webhookServer.url, secret })(id, payload);
    const [{ body, headers } = { body: "", headers: {} }] = webhookServer.received;
    const verify = (text: string) => new Webhook(secret).verify(text, headers as Record<string, string>);
    expect(verify(body)).toEqual(JSON.parse(payload));
    expect(() => verify(`${body} `)).toThrow();
  });
});

describe("the outcome", () => {
  const send = (timeoutMs = 5_000) => createWebhook({ url: webhookServer.url, timeoutMs })(id, payload);

  test.each([200, 201, 202, 204])("%s is sent", async (status) => {
    webhookServer.respond(webhookAnswers.status(status));
    expect(await send()).toEqual({ kind: "sent" });
  });

  test.each([400, 404, 429, 500, 503])("%s can be tried again", async (status) => {
    webhookServer.respond(webhookAnswers.status(status));
    expect(await send()).toEqual({ kind: "failed", reason: `status ${status}` });
  });

  test.each([301, 302, 307, 308])("%s can be tried again, and not followed", async (status) => {
    const elsewhere = await runWebhookServer();
    webhookServer.respond(webhookAnswers.status(status, { location: elsewhere.url }));
    expect(await send()).toEqual({ kind: "failed", reason: `status ${status}` });
    expect(elsewhere.received).toHaveLength(0);
    await elsewhere.stop();
  });

  test("410 is a refusal for good", async () => {
    webhookServer.respond(webhookAnswers.status(410));
    expect(await send()).toEqual({ kind: "rejected", reason: "status 410" });
  });

  test.each([
    ["120", 120_000],
    ["Sun, 15 Nov 2026 15:10:00 GMT", 600_000],
    ["Sun, 15 Nov 2026 14:00:00 GMT", undefined],
    ["soon", undefined],
  ])("Retry-After: %s", async (value, retryAfterMs) => {
    webhookServer.respond(webhookAnswers.status(429, { "retry-after": value }));
    const now = () => Date.parse("2026-11-15T15:00:00Z");
    expect(await createWebhook({ url: webhookServer.url, now })(id, payload)).toEqual({
      kind: "failed",
      reason: "status 429",
      ...(retryAfterMs && { retryAfterMs }),
    });
  });

  test("a reset connection is unreachable, with its error code", async () => {
    webhookServer.respond(webhookAnswers.reset);
    expect(await send()).toEqual({ kind: "failed", reason: expect.stringMatching(/ECONNRESET|UND_ERR_SOCKET/) });
  });

  test("a refused connection is unreachable, with its error code", async () => {
    const url = `http://127.0.0.1:${await findFreePort()}`;
    expect(await createWebhook({ url })(id, payload)).toEqual({ kind: "failed", reason: "ECONNREFUSED" });
  });

  test("no response in time is a timeout", async () => {
    webhookServer.respond(webhookAnswers.hang);
    expect(await send(50)).toEqual({ kind: "timeout" });
  });

  test("a huge response is not read", async () => {
    const { promise: isCut, resolve } = Promise.withResolvers<boolean>();
    webhookServer.respond((_request, response) => {
      response.writeHead(200);
      let sent = 0;
      const more = () => {
        while (sent < 64 && response.write(Buffer.alloc(1024 * 1024))) sent++;
        if (sent < 64) response.once("drain", more);
        else response.end();
      };
      more();
      response.once("close", () => resolve(!response.writableFinished));
    });
    expect(await send()).toEqual({ kind: "sent" });
    expect(await isCut).toBe(true);
    webhookServer.respond(webhookAnswers.flood);
    expect(await send()).toEqual({ kind: "sent" });
  });
});
