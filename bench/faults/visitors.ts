import { enquiryFields, postForm } from "../../tests/support/posting.ts";

/** One visitor with one enquiry. `saw` lists the status of each response, 0 for none. */
export type Visitor = { message: string; submission: string; address: string; saw: number[] };
export type Visitors = ReturnType<typeof createVisitors>;

export const ACCEPTED_STATUS = 303;

/** Creates visitors on demand, each with an address of their own, so that no rate limit applies. */
export function createVisitors() {
  const all: Visitor[] = [];

  function arrive(): Visitor {
    const n = all.length;
    const visitor = {
      message: `enquiry-${n}`,
      submission: crypto.randomUUID(),
      address: `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
      saw: [],
    };
    all.push(visitor);
    return visitor;
  }

  /** A retry has the same idempotency key, as in the browser. */
  async function send(visitor: Visitor, url: string): Promise<number> {
    const { message, submission, address } = visitor;
    const status = await statusOrZero(postForm(`${url}/contact`, enquiryFields(message, { submission }), address));
    visitor.saw.push(status);
    return status;
  }

  return {
    all,
    arrive,
    send,
    sendMany: (count: number, url: string) => Promise.all(Array.from({ length: count }, () => send(arrive(), url))),
    /** Visitors who were not accepted retry, `atOnce` at a time. */
    retryUnaccepted: async (url: string, atOnce = 20) => {
      const unaccepted = all.filter((visitor) => !wasAccepted(visitor));
      const workers = Array.from({ length: atOnce }, async () => {
        for (let next = unaccepted.pop(); next; next = unaccepted.pop()) await send(next, url);
      });
      await Promise.all(workers);
    },
  };
}

export function wasAccepted({ saw }: Visitor) {
  return saw.includes(ACCEPTED_STATUS);
}

async function statusOrZero(request: Promise<Response>) {
  try {
    const response = await request;
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
