import { data } from "react-router";
import { requireOperator } from "#app/access/require-operator.server.ts";
import { historyWords as words } from "#app/content/desk/editor.ts";
import { deskTitle } from "#app/content/desk/frame.ts";
import { requireKind } from "#app/publishing/kinds.ts";
import type { Route } from "./+types/route.ts";
import { loadHistory } from "./history.server.ts";
import { HistoryDrawer } from "./history-drawer.tsx";
import "./history.css";

export const handle = { query: ["compare", "before"] };

export async function loader({ request, params }: Route.LoaderArgs) {
  await requireOperator(request);
  const query = new URL(request.url).searchParams;
  const number = (name: string) => Number.parseInt(query.get(name) ?? "", 10) || undefined;
  const history = await loadHistory(requireKind(params.kind), params.id, {
    compare: number("compare"),
    before: number("before"),
  });
  if (!history) throw data(null, { status: 404 });
  return history;
}

export function meta() {
  return [{ title: deskTitle(words.title) }];
}

export default function Page({ loaderData, params }: Route.ComponentProps) {
  const editor = `/desk/content/${params.kind}/${encodeURIComponent(params.id)}`;
  return <HistoryDrawer history={loaderData} editor={editor} />;
}
