import { useEffect, useLayoutEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Checkbox, Field } from "#app/components/desk/field.tsx";
import { DeskIcon } from "#app/components/desk/icon.tsx";
import { WordLink } from "#app/components/desk/word-button.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { pictureSheetWords as words } from "#app/content/desk/media.ts";
import { withoutAlt } from "#app/lib/picture.ts";
import type { LibraryChangeResult } from "./change-picture.server.ts";
import type { ChosenPicture } from "./chosen-picture.server.ts";
import { PictureFacts } from "./picture-facts.tsx";
import { PictureUses } from "./picture-uses.tsx";
import { RemoveForm } from "./remove-form.tsx";
import { ReplaceForm } from "./replace-form.tsx";
import { sheetNotice } from "./sheet-notice.ts";
import { type LibraryScreenView, viewPath } from "./view.ts";

type PictureSheetProps = {
  view: LibraryScreenView;
  chosen: ChosenPicture | null;
  changed: LibraryChangeResult | undefined;
  now: number;
  site: { locale: string; timeZone: string };
  isReadOnly: boolean;
};

/** One picture: its alt text, its uses, and the forms that change it. */
export function PictureSheet({ view, chosen, changed, now, site, isReadOnly }: PictureSheetProps) {
  const panel = useRef<HTMLElement>(null);
  // Where the sheet stands under the wall, choosing a picture scrolls to the sheet.
  useEffect(() => {
    const top = panel.current?.getBoundingClientRect().top ?? 0;
    if (top > window.innerHeight) panel.current?.scrollIntoView();
  }, []);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    // The heading takes the focus when a picture is chosen, not when the page loads.
    if (document.activeElement !== document.body) heading.current?.focus({ preventScroll: true });
    const own = panel.current;
    return () => {
      if (own?.contains(document.activeElement)) focusPictureOnWall(view.picture);
    };
  }, [view.picture]);
  const isSaving = useNavigation().formData?.get("intent") === "describe";
  const close = viewPath(view, { picture: null, page: view.page });
  if (!chosen)
    return (
      <aside className="det pn" id="picture">
        <p role="status">{words.gone}</p>
        <WordLink to={close}>{words.close}</WordLink>
      </aside>
    );
  const { id, name, alt, isDecorative, isUpload, isElsewhere, uses } = chosen;
  const isMissing = !alt && !isDecorative;
  const isRefused = changed?.did === "nothing" && changed.why === "no-alt";
  const here = viewPath(view, { page: view.page });
  return (
    <aside ref={panel} className={isMissing ? "det pn s-bad" : "det pn"} aria-label={name} id="picture">
      <Picture picture={withoutAlt({ ...chosen.picture, narrow: undefined })} sizes="340px" isAboveFold />
      <h2 ref={heading} tabIndex={-1}>
        {name}
      </h2>
      <p className="sm" role="status">
        {sheetNotice(changed)}
      </p>
      {!isReadOnly && (
        <Form method="post" action={here} preventScrollReset className="stack">
          <input type="hidden" name="picture" value={id} />
          <Field
            as="textarea"
            name="alt"
            label={words.alt}
            hint={words.altHint}
            error={isRefused ? words.altError : undefined}
            defaultValue={alt ?? ""}
            maxLength={1_000}
            rows={3}
          />
          <Checkbox name="decorative" label={words.decorative} defaultChecked={isDecorative} />
          <div className="acts">
            <Button type="submit" name="intent" value="describe" icon={<DeskIcon name="check" />} pending={isSaving}>
              {isSaving ? words.saving : words.save}
            </Button>
          </div>
        </Form>
      )}
      {!isElsewhere && (
        <>
          <PictureFacts chosen={chosen} now={now} site={site} />
          <PictureUses uses={uses} />
        </>
      )}
      {isUpload && !isReadOnly && (
        <>
          <ReplaceForm id={id} action={here} />
          <RemoveForm id={id} action={here} isUsed={uses.length > 0} />
        </>
      )}
      {!isUpload && <p className="hint">{isElsewhere ? words.elsewhere : words.siteFile}</p>}
      <WordLink to={close}>{words.close}</WordLink>
    </aside>
  );
}

function focusPictureOnWall(picture: string | null) {
  const item = document.querySelector(`[data-picture="${CSS.escape(picture ?? "")}"]`);
  item?.querySelector("a")?.focus({ preventScroll: true });
}
