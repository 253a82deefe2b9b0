import { enquiry, post } from "../../tests/support/posting.ts";

/** One person with one enquiry. `saw` holds the status of every answer, 0 where there was none. */
export type Visitor = { message: string; submission: string; address: string; saw: number[] };
export type Visitors = ReturnType<typeof createVisitors>;

export const ACCEPTED = 303;

/** People who write from addresses of their own, so that the limit per address stays out of the way. */
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

  /** The same form again has the same id, as it has in the browser. */
  async function send(visitor: Visitor, url: string): Promise<number> {
    const { message, submission, address } = visitor;
    const status = await answerOf(post(`${url}/contact`, enquiry(message, { submission }), address));
    visitor.saw.push(status);
    return status;
  }

  return {
    all,
    arrive,
    send,
    sendMany: (count: number, url: string) => Promise.all(Array.from({ length: count }, () => send(arrive(), url))),
    /** Everybody who was not told that it worked tries again, so many at a time. */
    tryAgain: async (url: string, atOnce = 20) => {
      const waiting = all.filter((visitor) => !wasAccepted(visitor));
      const lines = Array.from({ length: atOnce }, async () => {
        for (let next = waiting.pop(); next; next = waiting.pop()) await send(next, url);
      });
      await Promise.all(lines);
    },
  };
}

export function wasAccepted({ saw }: Visitor) {
  return saw.includes(ACCEPTED);
}

async function answerOf(request: Promise<Response>) {
  try {
    const response = await request;
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
