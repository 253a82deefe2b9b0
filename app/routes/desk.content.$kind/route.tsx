import { data, redirect } from "react-router";
import { requireOperator } from "#app/access/require-operator.server.ts";
import { Empty } from "#app/components/desk/empty.tsx";
import { holdUnsentPost } from "#app/components/desk/hold-unsent-post.ts";
import { KeyHints } from "#app/components/desk/key-hints.tsx";
import { Pager } from "#app/components/desk/pager.tsx";
import { ScreenTitle } from "#app/components/desk/screen-title.tsx";
import { WordLink } from "#app/components/desk/word-button.tsx";
import { readOnlyWords, contentListWords as words } from "#app/content/desk/content.ts";
import { deskTitle } from "#app/content/desk/frame.ts";
import { whyReadOnly } from "#app/publishing/editable.server.ts";
import { contentKinds, findKind } from "#app/publishing/kinds.ts";
import { createRecord } from "#app/publishing/records.server.ts";
import type { Route } from "./+types/route.ts";
import { KindTabs } from "./kind-tabs.tsx";
import { emptyList, loadList } from "./list.server.ts";
import { ListTools } from "./list-tools.tsx";
import { parseListView, viewParams, viewPath } from "./list-view.ts";
import { RecordRows } from "./record-rows.tsx";
import "./content.css";

export const handle = { query: viewParams };

export async function loader({ request, params }: Route.LoaderArgs) {
  await requireOperator(request);
  if (!params.kind) throw redirect(`/desk/content/${contentKinds[0]?.id}`);
  const kind = findKind(params.kind);
  if (!kind) throw data(null, { status: 404 });
  const view = parseListView(new URL(request.url).searchParams, kind);
  const readOnly = await whyReadOnly();
  const list = readOnly === "no-tables" ? emptyList : await loadList(kind, view);
  return {
    kind: { id: kind.id, name: kind.name, plural: kind.plural, hasYear: Boolean(kind.list.year) },
    view,
    readOnly,
    ...list,
  };
}

export async function action({ request, params }: Route.ActionArgs) {
  const { operator } = await requireOperator(request);
  const kind = findKind(params.kind);
  if (!kind || (await whyReadOnly())) throw data(null, { status: 404 });
  return redirect(`/desk/content/${kind.id}/${await createRecord(kind, operator.id)}`, 303);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: deskTitle(loaderData?.kind.plural ?? words.title) }];
}

export const clientAction = (args: Route.ClientActionArgs) => holdUnsentPost(args);

export default function Page({ loaderData }: Route.ComponentProps) {
  const { kind, view, rows, total, pages, kinds, states, readOnly } = loaderData;
  const isFiltered = Boolean(view.text || view.state);
  const page = (number: number) => viewPath(kind.id, { ...view, page: number });
  return (
    <>
      <ScreenTitle
        title={words.title}
        label={words.segmentsLabel}
        segments={states.map(({ state, count }) => ({
          label: words.segments[state],
          mark: state,
          count,
          to: viewPath(kind.id, { ...view, page: 1, state: view.state === state ? undefined : state }),
          current: view.state === state,
        }))}
      />
      <KindTabs label={words.kinds} kinds={kinds} current={kind.id} />
      {readOnly && <p className="bar c s-ans">{readOnlyWords[readOnly]}</p>}
      <ListTools kind={kind} view={view} words={words} canCreate={!readOnly} />
      {rows.length > 0 && <RecordRows kind={kind} rows={rows} words={words} />}
      {rows.length === 0 &&
        (isFiltered ? (
          <Empty
            {...words.noMatch}
            action={<WordLink to={`/desk/content/${kind.id}`}>{words.noMatch.action}</WordLink>}
          />
        ) : (
          <Empty {...words.nothing} />
        ))}
      {pages > 1 && (
        <Pager
          previous={view.page > 1 ? { label: words.previous, to: page(view.page - 1) } : undefined}
          next={view.page < pages ? { label: words.next, to: page(view.page + 1) } : undefined}
        >
          {words.showing(rows.length, total)}
        </Pager>
      )}
      <KeyHints label={words.keysLabel} hints={words.keys} />
    </>
  );
}
