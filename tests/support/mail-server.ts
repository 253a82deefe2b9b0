import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export type ReceivedMail = { from: string; to: string[]; raw: string; mail: Email };
type MailServerOptions = SMTPServerOptions & {
  /** Called when a message has arrived. The server answers once the promise ends, with its error if it rejects. */
  answer?: () => Promise<void>;
  /** Any free port unless given. */
  port?: number;
};

export type MailServer = Awaited<ReturnType<typeof runMailServer>>;

/** Runs an SMTP server on loopback that keeps every message it received whole. It has no TLS unless `options` say otherwise. */
export async function runMailServer({ answer = async () => {}, port: wanted = 0, ...options }: MailServerOptions = {}) {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, { envelope }, done) {
      const store = async () => {
        const raw = await text(stream);
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, raw, mail: await PostalMime.parse(raw) });
        await answer();
      };
      store().then(() => done(), done);
    },
    ...options,
  });
  server.on("error", () => {});
  server.server.on("connection", (socket: Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(wanted, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  /** Ends all connections at once. */
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    drop,
    stop: async () => {
      drop();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}

/** Makes an error that the server answers with this code. */
export function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
