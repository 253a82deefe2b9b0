import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

/** A door in front of a server. Shut, it cuts every connection and takes none; stalled, it takes them and says nothing. */
export async function openGate(target: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  let state: "open" | "shut" | "stalled" = "open";
  const server = createServer((inside) => {
    if (state === "shut") return inside.resetAndDestroy();
    keep(inside);
    if (state === "stalled") return;
    const outside = keep(connect(target.port, target.host));
    inside.pipe(outside).pipe(inside);
    inside.once("close", () => outside.destroy());
    outside.once("close", () => inside.destroy());
  });
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));

  function keep(socket: Socket) {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.once("close", () => sockets.delete(socket));
    return socket;
  }

  function cutAll() {
    for (const socket of sockets) socket.resetAndDestroy();
  }

  return {
    port: (server.address() as AddressInfo).port,
    open: () => {
      state = "open";
      cutAll();
    },
    shut: () => {
      state = "shut";
      cutAll();
    },
    /** What runs through it stops where it is; new connections get no word. */
    stall: () => {
      state = "stalled";
      for (const socket of sockets) socket.unpipe();
      for (const socket of sockets) socket.pause();
    },
    close: () => {
      cutAll();
      server.close();
    },
  };
}
