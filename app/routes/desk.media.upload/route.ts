import { requireOperator } from "#app/access/require-operator.server.ts";
import { addUpload } from "#app/media/library-changes.server.ts";
import { receiveForm } from "#app/media/receive-form.server.ts";
import { requireOwnContent } from "#app/publishing/editable.server.ts";
import type { Route } from "./+types/route.ts";

/** A GET is refused: this address only takes uploads. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request);
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}

/** Stores files as they arrive from the desk's scripts, which cancel by closing the connection. The plain form posts to /desk/media. */
export async function action({ request }: Route.ActionArgs) {
  const { operator } = await requireOperator(request);
  requireOwnContent();
  const { files } = await receiveForm(request, (upload) => addUpload(upload, operator.id, request.signal));
  const answers = files.map((file) =>
    "refusal" in file
      ? { name: file.name, refusal: file.refusal }
      : { name: file.name, id: file.taken.picture.id, isNew: file.taken.isNew },
  );
  return Response.json({ files: answers }, { headers: { "Cache-Control": "no-store" } });
}
