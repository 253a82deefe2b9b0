import type { Server } from "node:http";
import { OperationalError } from "#app/config/operational-error.server.ts";

type ListenAddress = { name: "PORT" | "METRICS_PORT"; host: string; port: number };

export async function listen(server: Server, { name, host, port }: ListenAddress) {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(explainListenError(error, { name, host, port })));
    server.listen(port, host, resolve);
  });
}

function explainListenError(error: NodeJS.ErrnoException, { name, host, port }: ListenAddress) {
  if (error.code === "EADDRINUSE")
    return new OperationalError(
      `${name} ${port} is taken. Stop what uses it, or set ${name} to a free one: ${name}=${port + 1} npm start`,
    );
  if (error.code === "EACCES")
    return new OperationalError(`${name} ${port} needs more rights than this user has. Set ${name} to 1024 or above.`);
  const hostName = name === "PORT" ? "HOST" : "METRICS_HOST";
  if (["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN"].includes(error.code ?? ""))
    return new OperationalError(
      `${hostName} ${host} is not an address of this machine. Set it to 127.0.0.1, or 0.0.0.0 for all.`,
    );
  return error;
}
