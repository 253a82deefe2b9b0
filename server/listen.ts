import type { Server } from "node:http";
import type { Env } from "#app/config/env.server.ts";
import { OperatorError } from "#app/config/operator-error.server.ts";

export async function listen(server: Server, { HOST, PORT }: Pick<Env, "HOST" | "PORT">) {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(explain(error, HOST, PORT)));
    server.listen(PORT, HOST, resolve);
  });
}

function explain(error: NodeJS.ErrnoException, host: string, port: number) {
  if (error.code === "EADDRINUSE")
    return new OperatorError(
      `PORT ${port} is taken. Stop what uses it, or set PORT to a free one: PORT=${port + 1} npm start`,
    );
  if (error.code === "EACCES")
    return new OperatorError(`PORT ${port} needs more rights than this user has. Set PORT to 1024 or above.`);
  if (["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN"].includes(error.code ?? ""))
    return new OperatorError(
      `HOST ${host} is not an address of this machine. Set it to 127.0.0.1, or 0.0.0.0 for all.`,
    );
  return error;
}
