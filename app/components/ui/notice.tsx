import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#app/lib/class-names.ts";
import type { Line, Title } from "#app/lib/line.ts";
import { type Paint, paintColour } from "#app/lib/paint.ts";
import { Fit } from "./fit.tsx";

const nothingYet: Line = { text: "Nothing yet", em: 9, w: 128, l: 0.064, reach: 7.144 };
const notLoaded: Line = { text: "Not loaded", em: 9, w: 128, l: 0.064, reach: 6.681 };

type NoticeProps = Omit<ComponentProps<"div">, "title" | "children"> & {
  /** The sentence under the fitted word. */
  text?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
};

/** With a `title` of the specification it is a heading; the default word only decorates the sentence. */
export function Empty({ title, text, action, className, ...props }: NoticeProps & { title?: Line }) {
  return (
    <div className={classNames("notice", className)} {...props}>
      {title ? <Fit as="h3" lines={title} block="hair" /> : <Fit lines={nothingYet} block="hair" aria-hidden="true" />}
      {text && <p>{text}</p>}
      {action}
    </div>
  );
}

/** A read that failed. `action` tries it again. On a page of its own the word is the heading. */
export function ReadFailed({ text, action, isPage, className, ...props }: NoticeProps & { isPage?: boolean }) {
  return (
    <div className={classNames("notice", className)} role="alert" {...props}>
      {isPage ? (
        <Fit as="h1" lines={notLoaded} block="orange" />
      ) : (
        <Fit lines={notLoaded} block="orange" aria-hidden="true" />
      )}
      {text && <p>{text}</p>}
      {action}
    </div>
  );
}

/** A record that does not exist: the title is the page's fitted heading. */
export function NotFound({ title, text, action, className, ...props }: NoticeProps & { title: Title }) {
  return (
    <div className={classNames("notice", className)} {...props}>
      <Fit as="h1" lines={title.lines} />
      {text && <p className="lead">{text}</p>}
      {action}
    </div>
  );
}

type ScreenProps = NoticeProps & {
  /** The drawn word or words above; decoration when there is a `heading`, otherwise the heading itself. */
  lines: Line | readonly Line[];
  label?: string;
  heading?: string;
  paint?: Paint;
};

/** A screen of its own, for the 404 and the error screen. */
export function Screen({ lines, label, heading, text, action, paint, className, style, ...props }: ScreenProps) {
  return (
    <section
      className={classNames("screen", paint && "paint", className)}
      style={{ ...(paint && { "--c": paintColour(paint) }), ...style }}
      {...props}
    >
      <div className="wrap">
        {heading ? (
          <Fit lines={lines} block="ink" aria-hidden="true" />
        ) : (
          <Fit as="h1" lines={lines} label={label} block="ink" />
        )}
        <div className="lede">
          <div>
            {heading && <h1>{heading}</h1>}
            {text && <p className="lead">{text}</p>}
          </div>
          {action && <div>{action}</div>}
        </div>
      </div>
    </section>
  );
}
