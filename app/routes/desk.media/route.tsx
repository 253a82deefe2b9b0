import { data, redirect, useActionData } from "react-router";
import { requireOperator } from "#app/access/require-operator.server.ts";
import { holdUnsentPost } from "#app/components/desk/hold-unsent-post.ts";
import { ScreenTitle } from "#app/components/desk/screen-title.tsx";
import { noIndexMeta } from "#app/components/document/page-meta.ts";
import { readOnlyWords } from "#app/content/desk/content.ts";
import * as content from "#app/content/desk/media.ts";
import { site, titleSuffix } from "#app/content/site.ts";
import { listLibrary } from "#app/media/list-library.server.ts";
import { requireOwnContent, whyEverythingIsReadOnly } from "#app/publishing/editable.server.ts";
import type { Route } from "./+types/route.ts";
import { changeLibraryFromForm } from "./change-picture.server.ts";
import { getChosenPicture } from "./chosen-picture.server.ts";
import { LibraryTools } from "./library-tools.tsx";
import { PictureSheet } from "./picture-sheet.tsx";
import { PictureWall } from "./picture-wall.tsx";
import { UploadArea } from "./upload-area.tsx";
import { readView, viewParams, viewPath } from "./view.ts";
import "./media.css";

export const handle = { query: viewParams };

export const meta = () => noIndexMeta(content.meta, titleSuffix);

export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request);
  const view = readView(new URL(request.url).searchParams);
  const [library, chosen] = await Promise.all([
    listLibrary(view),
    view.picture ? getChosenPicture(view.picture) : null,
  ]);
  return { view, library, chosen, now: Date.now(), readOnly: whyEverythingIsReadOnly() };
}

export async function action({ request }: Route.ActionArgs) {
  const { operator } = await requireOperator(request);
  requireOwnContent();
  const changed = await changeLibraryFromForm(request, operator.id);
  if (changed.did === "removed") {
    const view = readView(new URL(request.url).searchParams);
    throw redirect(viewPath(view, { picture: null, page: view.page }), 303);
  }
  return data(changed, changed.did === "nothing" ? 422 : 200);
}

export const clientAction = (args: Route.ClientActionArgs) => holdUnsentPost(args);

export default function Media({ loaderData }: Route.ComponentProps) {
  const { view, library, chosen, now, readOnly } = loaderData;
  const changed = useActionData<typeof action>();
  const { counts } = library;
  const filter = (state: typeof view.state) => ({
    to: viewPath(view, { state: view.state === state ? null : state, picture: null }),
    current: view.state === state,
  });
  const shown = [
    ...(counts.missing > 0
      ? [
          {
            label: content.mediaSegments.missing,
            count: counts.missing,
            mark: "trouble" as const,
            ...filter("missing"),
          },
        ]
      : []),
    { label: content.mediaSegments.described, count: counts.described, ...filter("described") },
    { label: content.mediaSegments.unused, count: counts.unused, apart: true, ...filter("unused") },
  ];
  return (
    <>
      <ScreenTitle title={content.mediaTitle} label={content.mediaSegments.label} segments={shown} />
      {readOnly ? (
        <p className="bar c s-ans">{readOnlyWords[readOnly]}</p>
      ) : (
        <UploadArea words={content.uploadWords} uploaded={changed?.did === "uploaded" ? changed.files : []} />
      )}
      <LibraryTools view={view} words={content.libraryFilterWords} kinds={content.usageKindNames} />
      <div className="lib">
        <PictureWall view={view} library={library} words={content.pictureWallWords} />
        {view.picture && (
          <PictureSheet key={view.picture} {...{ view, chosen, changed, now, site }} isReadOnly={readOnly !== null} />
        )}
      </div>
    </>
  );
}
