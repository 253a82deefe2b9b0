import { data, Outlet, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { requireOperator } from "#app/access/require-operator.server.ts";
import { holdUnsentPost } from "#app/components/desk/hold-unsent-post.ts";
import { readOnlyWords, contentListWords as words } from "#app/content/desk/content.ts";
import { deskTitle } from "#app/content/desk/frame.ts";
import { whyReadOnly } from "#app/publishing/editable.server.ts";
import { kindOf, requireKind } from "#app/publishing/kinds.ts";
import type { Route } from "./+types/route.ts";
import { pictureSheetPath, runEditorAction } from "./change.server.ts";
import { loadEditor } from "./editor.server.ts";
import { Editor } from "./editor.tsx";
import "./editor.css";
import "./fields.css";

export const handle = { isWide: true };

export async function loader({ request, params }: Route.LoaderArgs) {
  await requireOperator(request);
  const editor = await loadEditor(requireKind(params.kind), params.id);
  if (!editor) throw data(null, { status: 404 });
  return editor;
}

export async function action({ request, params }: Route.ActionArgs) {
  const { operator } = await requireOperator(request);
  const form = await request.formData();
  const picture = form.get("describe");
  if (await whyReadOnly())
    throw picture ? redirect(pictureSheetPath(String(picture)), 303) : data(null, { status: 403 });
  const target = { kind: requireKind(params.kind), id: params.id, operatorId: operator.id };
  return runEditorAction(target, form);
}

/** Reloads after a refused publication (422) too: the form was saved first, so its problems may have changed. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 422 || defaultShouldRevalidate;
}

export const clientAction = (args: Route.ClientActionArgs) => holdUnsentPost(args);

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: deskTitle(loaderData?.title ?? words.title) }];
}

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { id, kindId, readOnly } = loaderData;
  return (
    <>
      {readOnly && <p className="bar c s-ans">{readOnlyWords[readOnly]}</p>}
      <Editor key={id} kind={kindOf(kindId)} editor={loaderData} posted={actionData} />
      <Outlet />
    </>
  );
}
