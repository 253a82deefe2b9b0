import { data, redirect } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { heldPosts, takeHeldPosts } from "./held-posts.ts";
import { holdUnsentPost } from "./hold-unsent-post.ts";

const request = new Request("http://localhost/desk/enquiries/1?tab=note", { method: "POST" });

/** Resolves to the post's answer, to its error, or to the held posts if it stays pending. */
async function post(serverAction: () => Promise<unknown>) {
  const pending = Symbol("pending");
  const turns = new Promise((resolve) => setImmediate(resolve, pending));
  const outcome = holdUnsentPost({ request, serverAction }).catch((error: unknown) => ({ error }));
  const ended = await Promise.race([outcome, turns]);
  return ended === pending ? { waitsFor: heldPosts() } : ended;
}

const answerWithStatus = (status: number) => async () => {
  const { data: body, init } = data({ reason: "test" }, status);
  throw { status: init?.status, statusText: "", internal: false, data: body };
};

beforeEach(() => {
  takeHeldPosts();
  vi.stubGlobal("navigator", { onLine: true });
});

test("passes through an answer of the server, errors and redirects included", async () => {
  expect(await post(async () => "saved")).toBe("saved");
  expect(await post(answerWithStatus(404))).toMatchObject({ error: { status: 404 } });
  expect(await post(answerWithStatus(403))).toMatchObject({ error: { status: 403 } });
  const away = redirect("/desk");
  expect(await post(() => Promise.reject(away))).toEqual({ error: away });
  expect(heldPosts()).toBeNull();
});

test.each([
  ["the sender was signed out meanwhile", answerWithStatus(401), "signed-out"],
  ["too many posts came from its network", answerWithStatus(429), "limited"],
  ["the store failed", answerWithStatus(503), "failed"],
  ["the server failed", () => Promise.reject(new Error("Unexpected Server Error")), "failed"],
  ["nobody answered", () => Promise.reject(new TypeError("Failed to fetch")), "failed"],
])("a post waits in the page when %s", async (_when, serverAction, reason) => {
  const actions = ["/desk/enquiries/1?tab=note"];
  expect(await post(serverAction)).toEqual({ waitsFor: { reason, actions } });
});

test("does not try while offline, and holds several posts", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  const serverAction = vi.fn();
  await post(serverAction);
  await post(serverAction);
  expect(serverAction).not.toHaveBeenCalled();
  expect(heldPosts()).toMatchObject({ reason: "offline", actions: { length: 2 } });
  expect(takeHeldPosts()).toHaveLength(2);
  expect(heldPosts()).toBeNull();
});
