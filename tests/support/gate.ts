import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

/** Opens a TCP proxy to a server. Shut, it refuses connections and cuts open ones; stalled, it accepts them and passes nothing on. */
export async function openTcpGate(target: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  let isStalled = false;
  const server = createServer((inside) => {
    trackSocket(inside);
    if (isStalled) return;
    const outside = trackSocket(connect(target.port, target.host));
    inside.pipe(outside).pipe(inside);
    inside.once("close", () => outside.destroy());
    outside.once("close", () => inside.destroy());
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;

  function trackSocket(socket: Socket) {
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
    /** Stops all traffic. New connections are accepted and get no answer. */
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
