export type Send = (request: Request) => Promise<Response>;
type Opened = { send: Send; close: () => Promise<unknown> };

/**
 * Opens anew what let a request wait until it was given up. A pool of connections whose packets a network has swallowed
 * would go on waiting, for each of them, even when the server is back.
 */
export function renewed<T extends Opened>(first: T, open: () => Promise<T>) {
  let current = (async () => first)();

  function renew(silent: Promise<T>) {
    if (silent !== current) return;
    silent.then(({ close }) => close()).catch(() => {});
    current = open();
    // Whoever asks next sees the failure; the request after that opens again.
    current.catch(() => {});
  }

  async function opened(opening: Promise<T>) {
    try {
      return await opening;
    } catch (error) {
      renew(opening);
      throw error;
    }
  }

  return {
    send: async (request: Request) => {
      const used = current;
      const giveUp = () => renew(used);
      request.signal.addEventListener("abort", giveUp, { once: true });
      try {
        return await (await opened(used)).send(request);
      } finally {
        request.signal.removeEventListener("abort", giveUp);
      }
    },
    current: () => current,
  };
}
