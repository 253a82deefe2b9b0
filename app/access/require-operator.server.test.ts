import { beforeEach, expect, test } from "vitest";
import { currentStore } from "#app/data/current-store.server.ts";
import { changeOperator, findOperatorByEmail } from "#app/data/operators.server.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { createSessionCookie as signIn } from "../../tests/support/operator.ts";
import { requireOperator } from "./require-operator.server.ts";
import { endSession, openSessions, startSession } from "./session.server.ts";

provideEmbeddedStore();

let owner: string;
let editor: string;
beforeEach(async () => {
  owner = `desk=${await signIn({ name: "Olu", role: "owner" })}`;
  editor = `desk=${await signIn({ name: "Edda", role: "editor" })}`;
});

const address = "http://localhost:3000/desk/enquiries?state=open";
const read = (cookie = "") => new Request(address, { headers: { cookie } });
const write = (cookie = "", headers = {}) => new Request(address, { method: "POST", headers: { cookie, ...headers } });

/** What a guard throws instead of an answer. */
async function refusal(request: Request, right?: Parameters<typeof requireOperator>[1]) {
  const thrown = await requireOperator(request, right).then(
    () => null,
    (reason) => reason,
  );
  return thrown instanceof Response
    ? { status: thrown.status, location: thrown.headers.get("location") }
    : { status: thrown?.init?.status, ...thrown?.data };
}

test("an operator passes, and the owners' rights are the owners'", async () => {
  expect((await requireOperator(read(editor))).operator.name).toBe("Edda");
  expect((await requireOperator(read(owner), "erasure")).operator.name).toBe("Olu");
  expect(await refusal(read(editor), "operators")).toMatchObject({ status: 403, reason: "no-right" });
});

test("a stranger is sent to sign in and back; a stranger's post is answered, so that nothing typed is lost", async () => {
  const back = `/desk/sign-in?to=${encodeURIComponent("/desk/enquiries?state=open")}`;
  for (const cookie of ["", "desk=", "desk=abc", "desk=IjEi", "other=1"])
    expect(await refusal(read(cookie)), cookie).toEqual({ status: 303, location: back });
  const asData = new Request("http://localhost:3000/desk/enquiries.data?state=open&_routes=desk");
  expect(await refusal(asData)).toEqual({ status: 303, location: back });
  expect(await refusal(write())).toMatchObject({ status: 401, reason: "signed-out" });
});

test("a post of another site's page is refused, whoever is signed in", async () => {
  expect(await refusal(write(owner, { "sec-fetch-site": "cross-site" }))).toMatchObject({ status: 403 });
  expect(await refusal(write(owner, { origin: "https://elsewhere.example" }))).toMatchObject({ status: 403 });
  expect((await requireOperator(write(owner, { "sec-fetch-site": "same-origin" }))).operator.name).toBe("Olu");
});

test("a session ends with its sign-out, and all of a disabled operator's at once", async () => {
  await endSession(read(owner));
  expect(await refusal(read(owner))).toMatchObject({ status: 303 });
  const edda = await findOperatorByEmail("edda@furlong.example");
  await changeOperator(edda?.id ?? "", { disabledAt: new Date().toISOString() });
  expect(await refusal(read(editor))).toMatchObject({ status: 303 });
  await changeOperator(edda?.id ?? "", { disabledAt: null });
});

test("a session is over after 14 quiet days, is no longer listed, and goes with the next sign-in", async () => {
  const at = new Date(Date.now() - 14 * 24 * 60 * 60_000 - 1_000).toISOString();
  const cookies = [await signIn({ name: "Quinn", at }), await signIn({ name: "Quinn", at })];
  const quinn = await findOperatorByEmail("quinn@furlong.example");
  const id = quinn?.id ?? "";
  expect(await refusal(read(`desk=${cookies[0]}`))).toMatchObject({ status: 303 });
  expect(await openSessions(id)).toEqual([]);
  await startSession({ id }, read());
  const { data } = await currentStore().service.from("sessions").select("id").eq("operator_id", id);
  expect([data?.length, (await openSessions(id)).length]).toEqual([1, 1]);
});

test("a cookie that was started here is taken, HttpOnly and SameSite", async () => {
  const edda = await findOperatorByEmail("edda@furlong.example");
  const cookie = await startSession({ id: edda?.id ?? "" }, read());
  expect(cookie).toMatch(/^desk=[^;]+; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/);
  expect((await requireOperator(read(cookie.split(";")[0]))).operator.name).toBe("Edda");
});
