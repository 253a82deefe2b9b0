import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#app/lib/class-names.ts";
import type { Line, Title } from "#app/lib/line.ts";
import { type Paint, paintColour } from "#app/lib/paint.ts";
import { Fit } from "./fit.tsx";

type NoticeProps = Omit<ComponentProps<"div">, "title" | "children"> & {
  /** The sentence under the fitted word. */
  text?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
};

/** What stands where a list has nothing to show. */
export type EmptyWords = { line: Line; text: string };

type EmptyProps = NoticeProps & ({ title: Line; line?: undefined } | { title?: undefined; line: Line });

/** A `title` is a heading; a `line` only decorates the sentence. */
export function Empty({ title, line, text, action, className, ...props }: EmptyProps) {
  return (
    <div className={classNames("notice", className)} {...props}>
      {title ? <Fit as="h3" lines={title} block="hair" /> : <Fit lines={line} block="hair" aria-hidden="true" />}
      {text && <p>{text}</p>}
      {action}
    </div>
  );
}

type ReadFailedProps = NoticeProps & { line: Line; isPage?: boolean };

/** A read that failed. `action` tries it again. On a page of its own the `line` is the heading. */
export function ReadFailed({ line, text, action, isPage, className, ...props }: ReadFailedProps) {
  return (
    <div className={classNames("notice", className)} role="alert" {...props}>
      {isPage ? <Fit as="h1" lines={line} block="orange" /> : <Fit lines={line} block="orange" aria-hidden="true" />}
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
