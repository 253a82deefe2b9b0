import { useEffect, useRef } from "react";
import { WordButton } from "#app/components/desk/word-button.tsx";
import { SamePageLink } from "#app/components/ui/link.tsx";
import { editorWords } from "#app/content/desk/editor.ts";
import type { EditorData } from "./editor.server.ts";
import { RECORD_FORM_ID } from "./form-ids.ts";

const FRAME_WIDTHS_PX = [390, 768, 1440] as const;
/** The same as `--large-phone` in app/styles/breakpoints.css. */
const LARGE_PHONE_PX = 680;

/** Frames the real page with the draft's data, at a choice of widths. */
export function PageFrame({ editor }: { editor: EditorData }) {
  const words = editorWords.frame;
  const { from, frame, readOnly, publicPath, isDraft, path, title } = editor;
  const label = isDraft ? words.label(from.number) : words.asVisitors;
  const narrow = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // On a phone the page at desktop width is too small to read, so the narrowest width is chosen.
    if (narrow.current && innerWidth < LARGE_PHONE_PX) narrow.current.checked = true;
  }, []);
  return (
    <section className="pv" aria-label={label}>
      <div className="hd">
        <p className="path">{path}</p>
        <div className="seg" role="radiogroup" aria-label={words.widths}>
          {FRAME_WIDTHS_PX.map((width, index) => (
            <label key={width}>
              <input
                className="sr-only"
                type="radio"
                name="frame-width"
                id={`w${width}`}
                ref={width === 390 ? narrow : undefined}
                value={width}
                defaultChecked={width === 1440}
                aria-keyshortcuts={`Alt+${index + 1}`}
              />
              {width}
            </label>
          ))}
        </div>
      </div>
      <div className="dv">
        <div className="bar c s-ans" data-revision={from.number}>
          <b>{isDraft ? words.looking(from.number) : words.asVisitors}</b>
          {isDraft && <span>{words.onlyDesk}</span>}
          <div className="end acts">
            {isDraft && from.number > 1 && (
              <SamePageLink className="act" to={`history?compare=${from.number}`}>
                {words.compare}
              </SamePageLink>
            )}
            {readOnly ? (
              publicPath && (
                <a className="act" href={publicPath} target="_blank" rel="noreferrer">
                  {words.alone}
                </a>
              )
            ) : (
              <WordButton type="submit" form={RECORD_FORM_ID} formTarget="_blank" name="intent" value="alone">
                {words.alone}
              </WordButton>
            )}
          </div>
        </div>
        <div className="stagebox">
          <div>
            <PreviewFrame key={`${from.number}.${from.version}`} src={frame} title={`${title}. ${label}`} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** How far the framed page was scrolled, so that the page of a newer save opens at the same place. */
let lastScrollY = 0;

function PreviewFrame({ src, title }: { src: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const onLoad = () => {
    const page = frame.current?.contentDocument?.defaultView;
    page?.scrollTo(0, lastScrollY);
    page?.addEventListener("scroll", () => (lastScrollY = page.scrollY), { passive: true });
  };
  return <iframe ref={frame} src={src} title={title} onLoad={onLoad} tabIndex={-1} />;
}
