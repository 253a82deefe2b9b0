import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

/** A door in front of a server. Shut, it refuses connections and cuts those it has; stalled, it takes them and says nothing. */
export async function openGate(target: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  let isStalled = false;
  const server = createServer((inside) => {
    keep(inside);
    if (isStalled) return;
    const outside = keep(connect(target.port, target.host));
    inside.pipe(outside).pipe(inside);
    inside.once("close", () => outside.destroy());
    outside.once("close", () => inside.destroy());
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;

  function keep(socket: Socket) {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.once("close", () => sockets.delete(socket));
    return socket;
  }

  function shut() {
    server.close();
    for (const socket of sockets) socket.resetAndDestroy();
  }

  return {
    port,
    shut,
    /** What runs through it stops where it is; new connections get no word. */
    stall: () => {
      isStalled = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    open: async () => {
      if (server.listening) shut();
      isStalled = false;
      await listen(port);
    },
  };
}
