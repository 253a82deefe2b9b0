import { expect, test } from "vitest";
import { createJoinLink, createResetLink } from "#app/access/links.server.ts";
import { createOperator } from "#app/data/operators.server.ts";
import { createPasskey } from "#app/data/passkeys.server.ts";
import { provideEmbeddedStore } from "../../../tests/support/embedded-store.ts";
import { action } from "./route.ts";

provideEmbeddedStore();

/** Asks for the challenge of a one-time link. */
async function askByLink(token: string): Promise<Response> {
  const body = new URLSearchParams({ purpose: "join", token, name: "Lin", email: "" });
  const request = new Request("http://localhost:3000/desk/passkey", { method: "POST", body });
  return (await action({ request } as Parameters<typeof action>[0])) as Response;
}

test("takes the token of a one-time link, or the whole link as it was pasted", async () => {
  const { link } = await createJoinLink("lin@furlong.example", "editor", null);
  expect((await askByLink(link.split("#")[1] ?? "")).status).toBe(200);
  expect((await askByLink(` ${link} `)).status).toBe(200);
  expect((await askByLink(`${link}x`)).status).toBe(404);
});

test("a reset lets the device that holds the former passkey make another", async () => {
  const lin = await createOperator({ name: "Lin", email: "lin.moreau@furlong.example", role: "editor" });
  if (!lin) throw new Error("no operator");
  const passkey = {
    id: "a2V5",
    operatorId: lin.id,
    publicKey: "cHVibGlj",
    counter: 0,
    transports: [],
    label: "Laptop",
  };
  await createPasskey(passkey);
  const { link } = await createResetLink(lin, null);
  expect(await (await askByLink(link)).json()).toMatchObject({ user: { displayName: "Lin" }, excludeCredentials: [] });
});
