import { data, redirect, useSearchParams } from "react-router";
import * as v from "valibot";
import { isCrossSite } from "#app/access/cross-site.server.ts";
import { redeemFieldsSchema, redeemLink } from "#app/access/redeem-link.server.ts";
import { signInBrowser } from "#app/access/sign-in-browser.server.ts";
import { Door } from "#app/components/desk/door.tsx";
import { JoinForm } from "#app/components/desk/join-form.tsx";
import { noIndexMeta } from "#app/components/document/page-meta.ts";
import { currentEnv } from "#app/config/current-env.server.ts";
import { joiningWords, resettingWords } from "#app/content/desk/join.ts";
import { titleSuffix } from "#app/content/site.ts";
import { textFields } from "#app/lib/text-fields.ts";
import type { Route } from "./+types/route.ts";
import "#app/styles/desk/desk.css";
import "#app/styles/desk/door.css";

/** The query parameters that the page reads: `?reset` asks for no name. */
export const handle = { query: ["reset"] };

export const meta = ({ location }: Route.MetaArgs) =>
  noIndexMeta((location.search.includes("reset") ? resettingWords : joiningWords).meta, titleSuffix);

export async function action({ request }: Route.ActionArgs) {
  if (isCrossSite(request, currentEnv())) throw data({ reason: "cross-site" }, 403);
  const fields = v.parse(redeemFieldsSchema, textFields(await request.formData()));
  const answer = await redeemLink(request, ["join", "reset"], fields);
  if ("operator" in answer)
    return redirect("/desk", { status: 303, headers: await signInBrowser(request, answer.operator) });
  const { name, token } = fields;
  return data({ ...answer, given: { name, email: "", token } }, 400);
}

export default function Join({ actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const isReset = search.has("reset");
  const words = isReset ? resettingWords : joiningWords;
  return (
    <Door title={words.title} say={words.say} paint={words.paint} footer={words.footer}>
      <JoinForm words={words} asks={isReset ? [] : ["name"]} {...actionData} />
    </Door>
  );
}
