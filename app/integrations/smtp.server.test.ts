import { createServer, type Server } from "node:net";
import type { SMTPServerOptions } from "smtp-server";
import { afterEach, describe, expect, test } from "vitest";
import { type MailServer, runMailServer, smtpError } from "../../tests/support/mail-server.ts";
import { findFreePort } from "../../tests/support/run-site.ts";
import { configuredMailer, createMailer, type Mail } from "./smtp.server.ts";

const senderMailbox = "Furlong, the studio <hello@furlong.example>";
const sampleMail: Mail = {
  id: "7f0c5b1e-58a9-4f0e-9a4e-6a1b4b0f6a11",
  to: "team@furlong.example",
  subject: "Zoë Müller: $50k or more",
  text: "Bonjour,\n.\nça va 👋\nFrom here",
  html: "<p>Bonjour, ça va 👋</p>",
  replyTo: { name: "Zoë “Zo” Müller", address: "zoe@müller.example" },
};

const cleanups: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const stop of cleanups.splice(0)) await stop();
});

async function mailServer(options: Parameters<typeof runMailServer>[0] = {}): Promise<MailServer> {
  const server = await runMailServer(options);
  cleanups.push(server.stop);
  return server;
}

describe("the message", () => {
  test("has both parts, its Message-ID, its sender and its Reply-To", async () => {
    const server = await mailServer();
    const send = createMailer({ url: server.url, from: senderMailbox });
    const thread = { inReplyTo: "<b@x.example>", references: ["<a@x.example>", "no\r\nid", "<b@x.example>"] };
    expect(await send({ ...sampleMail, ...thread, isAutomatic: true })).toEqual({ kind: "sent" });
    const [received] = server.received;
    expect(received).toMatchObject({ from: "hello@furlong.example", to: ["team@furlong.example"] });
    expect(received?.mail).toMatchObject({
      messageId: `<${sampleMail.id}@furlong.example>`,
      from: { name: "Furlong, the studio", address: "hello@furlong.example" },
      to: [{ name: "", address: "team@furlong.example" }],
      replyTo: [{ name: "Zoë “Zo” Müller", address: "zoe@xn--mller-kva.example" }],
      subject: sampleMail.subject,
      inReplyTo: "<b@x.example>",
      references: "<a@x.example> <b@x.example>",
      text: `${sampleMail.text}\n`,
      html: `${sampleMail.html}\n`,
    });
    expect(received?.mail.headers).toContainEqual(
      expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
    );
  });

  test("is sent without a Reply-To that cannot be used", async () => {
    const server = await mailServer();
    const replyTo = { name: "Ravi", address: "ravi@one.example, other@two.example" };
    expect(await createMailer({ url: server.url, from: senderMailbox })({ ...sampleMail, replyTo })).toEqual({
      kind: "sent",
    });
    expect(server.received[0]?.mail.replyTo).toBeUndefined();
    expect(server.received[0]?.raw).not.toContain("two.example");
  });

  test("has one recipient, and none if the address is unusable", async () => {
    const server = await mailServer();
    const to = "a@one.example, b@two.example";
    expect(await createMailer({ url: server.url, from: senderMailbox })({ ...sampleMail, to })).toEqual({
      kind: "rejected",
      reason: "the recipient's address is not a usable one",
    });
    expect(server.received).toEqual([]);
  });

  test("goes out under the same Message-ID when the answer was lost", async () => {
    const late = Promise.withResolvers<void>();
    const server = await mailServer({ answer: () => late.promise });
    const first = createMailer({ url: server.url, from: senderMailbox, timeoutMs: 1_000 })(sampleMail);
    expect(await first).toEqual({ kind: "timeout" });
    late.resolve();
    expect(await createMailer({ url: server.url, from: senderMailbox })(sampleMail)).toEqual({ kind: "sent" });
    const ids = server.received.map((each) => each.mail.messageId);
    expect(ids).toEqual([`<${sampleMail.id}@furlong.example>`, `<${sampleMail.id}@furlong.example>`]);
  });
});

describe("a refusal", () => {
  type Step = "connection" | "MAIL" | "RCPT" | "DATA";
  const refusing = (step: Step, error: Error): Parameters<typeof runMailServer>[0] => {
    const handlers: Record<Exclude<Step, "DATA">, SMTPServerOptions> = {
      connection: { onConnect: (_session, done) => done(error) },
      MAIL: { onMailFrom: (_address, _session, done) => done(error) },
      RCPT: { onRcptTo: (_address, _session, done) => done(error) },
    };
    return step === "DATA" ? { answer: () => Promise.reject(error) } : handlers[step];
  };

  test.each<[Step, number, "failed" | "rejected"]>([
    ["connection", 421, "failed"],
    ["MAIL", 451, "failed"],
    ["RCPT", 450, "failed"],
    ["DATA", 452, "failed"],
    ["MAIL", 553, "rejected"],
    ["RCPT", 550, "rejected"],
    ["DATA", 554, "rejected"],
  ])("of %s with %i is %s, with the server's reason", async (step, code, kind) => {
    const server = await mailServer(refusing(step, smtpError(code, "Not like this")));
    const outcome = await createMailer({ url: server.url, from: senderMailbox })(sampleMail);
    expect(outcome).toEqual({ kind, reason: expect.stringMatching(new RegExp(`^${code} .*Not like this$`)) });
  });

  test("is reported without addresses and without the visitor's text", async () => {
    const words = `<${sampleMail.to}>: "${sampleMail.subject}" from zoe@xn--mller-kva.example is spam`;
    const server = await mailServer(refusing("DATA", smtpError(554, words)));
    const outcome = await createMailer({ url: server.url, from: senderMailbox })(sampleMail);
    expect(outcome).toEqual({ kind: "rejected", reason: '554 <…>: "…" from … is spam' });
  });

  test("of the sign-in can be tried again, and does not repeat the password", async () => {
    const server = await mailServer({
      authOptional: false,
      onAuth: ({ password }, _session, done) => done(smtpError(535, `wrong password ${password}`)),
    });
    const url = server.url.replace("//", "//user:se%3Acret@");
    const reason = (code: number) => `${code} the server refused the sign-in: check SMTP_URL`;
    expect(await createMailer({ url, from: senderMailbox })(sampleMail)).toEqual({
      kind: "failed",
      reason: reason(535),
    });
    expect(await createMailer({ url: server.url, from: senderMailbox })(sampleMail)).toEqual({
      kind: "failed",
      reason: reason(530),
    });
  });
});

describe("a connection", () => {
  test("that is refused fails with its code", async () => {
    const send = createMailer({ url: `smtp://127.0.0.1:${await findFreePort()}`, from: senderMailbox });
    expect(await send(sampleMail)).toEqual({ kind: "failed", reason: "ECONNREFUSED" });
  });

  test("to an unknown host fails with its code", async () => {
    const send = createMailer({ url: "smtp://mail.invalid", from: senderMailbox });
    expect(await send(sampleMail)).toEqual({ kind: "failed", reason: expect.stringMatching(/^E[A-Z_]+$/) });
  });

  test("that is dropped in mid-message fails", async () => {
    const server = await mailServer({ onData: (stream) => void stream.once("data", () => server.drop()) });
    const send = createMailer({ url: server.url, from: senderMailbox });
    const outcome = await send({ ...sampleMail, text: "word ".repeat(400_000) });
    expect(outcome).toEqual({ kind: "failed", reason: expect.stringMatching(/^E[A-Z]+$/) });
  });

  test("that is dropped instead of the last answer fails", async () => {
    const server = await mailServer({ answer: async () => server.drop() });
    const outcome = await createMailer({ url: server.url, from: senderMailbox })(sampleMail);
    expect(outcome).toEqual({ kind: "failed", reason: expect.stringMatching(/^E[A-Z]+$/) });
  });

  test.each<[string, SMTPServerOptions & { answer?: () => Promise<void> }]>([
    ["before the greeting", { onConnect: () => {} }],
    ["after MAIL", { onMailFrom: () => {} }],
    ["in mid-message", { onData: () => {} }],
    ["after the message", { answer: () => new Promise(() => {}) }],
  ])("that hangs %s ends in time", async (_phase, options) => {
    const server = await mailServer(options);
    const send = createMailer({ url: server.url, from: senderMailbox, timeoutMs: 500 });
    expect(await send({ ...sampleMail, text: "word ".repeat(400_000) })).toEqual({ kind: "timeout" });
  });

  test("that hangs in the TLS handshake ends in time", async () => {
    const port = await listenOnFreePort(createServer(() => {}));
    const send = createMailer({ url: `smtps://127.0.0.1:${port}`, from: senderMailbox, timeoutMs: 500 });
    expect(await send(sampleMail)).toEqual({ kind: "timeout" });
  });
});

describe("with TLS", () => {
  const accounts: SMTPServerOptions = {
    authOptional: false,
    disabledCommands: [],
    onAuth: ({ username, password }, _session, done) =>
      username === "user" && password === "se:cret" ? done(null, { user: 1 }) : done(smtpError(535, "no")),
  };

  test.each([
    ["smtps", { ...accounts, secure: true }],
    ["smtp", accounts],
  ])("%s signs in over an encrypted connection", async (protocol, options) => {
    let isSecure = false;
    const onMailFrom: SMTPServerOptions["onMailFrom"] = (_address, { secure }, done) => {
      isSecure = secure;
      done();
    };
    const { port, received } = await mailServer({ ...options, onMailFrom });
    const url = `${protocol}://user:se%3Acret@127.0.0.1:${port}`;
    expect(await createMailer({ url, from: senderMailbox })(sampleMail)).toEqual({
      kind: "failed",
      reason: expect.stringMatching(/^[A-Z]/),
    });
    expect(received).toEqual([]);
    expect(
      await createMailer({ url: `${url}/?tls.rejectUnauthorized=false`, from: senderMailbox })(sampleMail),
    ).toEqual({ kind: "sent" });
    expect(isSecure).toBe(true);
  });
});

test("a mailer exists only if a mail server is set", () => {
  expect(configuredMailer({})).toBeUndefined();
  expect(configuredMailer({ SMTP_URL: "smtp://127.0.0.1", MAIL_FROM: senderMailbox })).toBeInstanceOf(Function);
});

async function listenOnFreePort(server: Server) {
  const port = await findFreePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  cleanups.push(() => server.close());
  return port;
}
