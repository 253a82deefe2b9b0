import { randomUUID } from "node:crypto";
import { data } from "react-router";
import * as v from "valibot";
import { isCrossSite } from "#app/access/cross-site.server.ts";
import { findUsableInvitation, parseLinkToken } from "#app/access/links.server.ts";
import { registrationOptions, signInOptions } from "#app/access/passkey.server.ts";
import { requireOperator } from "#app/access/require-operator.server.ts";
import { currentEnv } from "#app/config/current-env.server.ts";
import { getOperator } from "#app/data/operators.server.ts";
import { textFields } from "#app/lib/text-fields.ts";
import type { Route } from "./+types/route.ts";

const passkeyRequestSchema = v.variant("purpose", [
  v.object({ purpose: v.literal("sign-in") }),
  v.object({ purpose: v.picklist(["confirm", "register"]) }),
  v.object({ purpose: v.literal("join"), token: v.string(), name: v.string(), email: v.string() }),
]);

/** A GET has nothing to show: the desk's scripts post here for a challenge. */
export function loader(): never {
  throw data(null, 404);
}

/** Returns the options with which a browser creates or uses a passkey. Their challenge can be answered only once. */
export async function action({ request }: Route.ActionArgs) {
  if (isCrossSite(request, currentEnv())) throw data({ reason: "cross-site" }, 403);
  const parsed = v.safeParse(passkeyRequestSchema, textFields(await request.formData()));
  if (!parsed.success) return refusalResponse(400);
  const asked = parsed.output;
  switch (asked.purpose) {
    case "sign-in":
      return optionsResponse(await signInOptions(request));
    case "confirm":
      return optionsResponse(await signInOptions(request, (await requireOperator(request)).operator.id));
    case "register":
      return optionsResponse(await registrationOptions(request, (await requireOperator(request)).operator));
    case "join": {
      const invitation = await findUsableInvitation(parseLinkToken(asked.token), ["first", "join", "reset"]);
      if (!invitation) return refusalResponse(404);
      const operator = await getOperator(invitation.operatorId ?? "");
      const person = operator ?? {
        id: invitation.operatorId ?? randomUUID(),
        name: asked.name.slice(0, 80),
        email: invitation.email ?? asked.email.slice(0, 254),
      };
      return optionsResponse(await registrationOptions(request, person, { isReset: invitation.kind === "reset" }));
    }
  }
}

function optionsResponse(options: object) {
  return Response.json(options, { headers: { "Cache-Control": "no-store" } });
}

function refusalResponse(status: number) {
  return Response.json(null, { status });
}
