import { channel } from "node:diagnostics_channel";

export type StoreTiming = { table: string; seconds: number; isOk: boolean };

const timingChannel = channel("furlong:store");

/** Sends a request to the store. If somebody listens for timings, publishes how long the request took. */
export async function measureStoreRequest(request: Request, send: () => Promise<Response>): Promise<Response> {
  if (!timingChannel.hasSubscribers) return send();
  const startedAt = performance.now();
  let isOk = false;
  try {
    const response = await send();
    isOk = response.status < 500;
    return response;
  } finally {
    const table = new URL(request.url).pathname.split("/").at(-1) ?? "";
    timingChannel.publish({ table, seconds: (performance.now() - startedAt) / 1000, isOk } satisfies StoreTiming);
  }
}

export function onStoreTiming(listener: (timing: StoreTiming) => void) {
  timingChannel.subscribe((timing) => listener(timing as StoreTiming));
}
