import { beforeEach, expect, test } from "vitest";
import { currentStore } from "#app/data/current-store.server.ts";
import { changeOperator, findOperatorByEmail } from "#app/data/operators.server.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { createSessionCookie as signIn } from "../../tests/support/operator.ts";
import { requireOperator } from "./require-operator.server.ts";
import { endSession, listOpenSessions, startSession } from "./session.server.ts";

provideEmbeddedStore();

let ownerCookie: string;
let editorCookie: string;
beforeEach(async () => {
  ownerCookie = `desk=${await signIn({ name: "Olu", role: "owner" })}`;
  editorCookie = `desk=${await signIn({ name: "Edda", role: "editor" })}`;
});

const deskAddress = "http://localhost:3000/desk/enquiries?state=open";
const readRequest = (cookie = "") => new Request(deskAddress, { headers: { cookie } });
const postRequest = (cookie = "", headers = {}) =>
  new Request(deskAddress, { method: "POST", headers: { cookie, ...headers } });

/** The response that requireOperator throws. */
async function refusal(request: Request, right?: Parameters<typeof requireOperator>[1]) {
  const thrown = await requireOperator(request, right).then(
    () => null,
    (reason) => reason,
  );
  return thrown instanceof Response
    ? { status: thrown.status, location: thrown.headers.get("location") }
    : { status: thrown?.init?.status, ...thrown?.data };
}

test("admits an operator, and only owners to owners' rights", async () => {
  expect((await requireOperator(readRequest(editorCookie))).operator.name).toBe("Edda");
  expect((await requireOperator(readRequest(ownerCookie), "erasure")).operator.name).toBe("Olu");
  expect(await refusal(readRequest(editorCookie), "operators")).toMatchObject({ status: 403, reason: "no-right" });
});

test("redirects a stranger to sign in and back; a stranger's post gets 401, so that no typed text is lost", async () => {
  const back = `/desk/sign-in?to=${encodeURIComponent("/desk/enquiries?state=open")}`;
  for (const cookie of ["", "desk=", "desk=abc", "desk=IjEi", "other=1"])
    expect(await refusal(readRequest(cookie)), cookie).toEqual({ status: 303, location: back });
  const asData = new Request("http://localhost:3000/desk/enquiries.data?state=open&_routes=desk");
  expect(await refusal(asData)).toEqual({ status: 303, location: back });
  expect(await refusal(postRequest())).toMatchObject({ status: 401, reason: "signed-out" });
});

test("a cross-site post is refused, signed in or not", async () => {
  expect(await refusal(postRequest("", { "sec-fetch-site": "cross-site" }))).toMatchObject({ status: 403 });
  expect(await refusal(postRequest(ownerCookie, { "sec-fetch-site": "cross-site" }))).toMatchObject({ status: 403 });
  expect(await refusal(postRequest(ownerCookie, { origin: "https://elsewhere.example" }))).toMatchObject({
    status: 403,
  });
  expect((await requireOperator(postRequest(ownerCookie, { "sec-fetch-site": "same-origin" }))).operator.name).toBe(
    "Olu",
  );
});

test("signing out ends the session; disabling an operator ends all their sessions at once", async () => {
  await endSession(readRequest(ownerCookie));
  expect(await refusal(readRequest(ownerCookie))).toMatchObject({ status: 303 });
  const edda = await findOperatorByEmail("edda@furlong.example");
  await changeOperator(edda?.id ?? "", { disabledAt: new Date().toISOString() });
  expect(await refusal(readRequest(editorCookie))).toMatchObject({ status: 303 });
  await changeOperator(edda?.id ?? "", { disabledAt: null });
});

test("a session unused for 14 days has expired, is not listed, and is deleted at the next sign-in", async () => {
  const at = new Date(Date.now() - 14 * 24 * 60 * 60_000 - 1_000).toISOString();
  const cookies = [await signIn({ name: "Quinn", at }), await signIn({ name: "Quinn", at })];
  const quinn = await findOperatorByEmail("quinn@furlong.example");
  const id = quinn?.id ?? "";
  expect(await refusal(readRequest(`desk=${cookies[0]}`))).toMatchObject({ status: 303 });
  expect(await listOpenSessions(id)).toEqual([]);
  await startSession({ id }, readRequest());
  const { data } = await currentStore().service.from("sessions").select("id").eq("operator_id", id);
  expect([data?.length, (await listOpenSessions(id)).length]).toEqual([1, 1]);
});

test("accepts the cookie that startSession made, HttpOnly and SameSite", async () => {
  const edda = await findOperatorByEmail("edda@furlong.example");
  const cookie = await startSession({ id: edda?.id ?? "" }, readRequest());
  expect(cookie).toMatch(/^desk=[^;]+; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/);
  expect((await requireOperator(readRequest(cookie.split(";")[0]))).operator.name).toBe("Edda");
});
