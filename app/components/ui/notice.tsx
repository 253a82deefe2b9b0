import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#app/lib/class-names.ts";
import { type Paint, paintColour } from "#app/lib/paint.ts";
import type { FitOptions } from "#app/typesetting/fit-line.ts";
import { Fit } from "./fit.tsx";

type NoticeProps = Omit<ComponentProps<"div">, "title" | "children"> & {
  /** The sentence under the fitted word. */
  text?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
};

const notice: FitOptions = { measure: 9, widthWhenShort: 128 };

/** What stands where a list has nothing to show. */
export type EmptyWords = { line: string; text: string };

type EmptyProps = NoticeProps & ({ title: string; line?: undefined } | { title?: undefined; line: string });

/** A `title` is a heading; a `line` only decorates the sentence. */
export function Empty({ title, line, text, action, className, ...props }: EmptyProps) {
  return (
    <div className={classNames("notice", className)} {...props}>
      {title ? (
        <Fit as="h3" text={title} {...notice} block="hair" />
      ) : (
        <Fit text={line ?? ""} {...notice} block="hair" aria-hidden="true" />
      )}
      {text && <p>{text}</p>}
      {action}
    </div>
  );
}

type ReadFailedProps = NoticeProps & { line: string; isPage?: boolean };

/** A read that failed. `action` tries it again. On a page of its own the `line` is the heading. */
export function ReadFailed({ line, text, action, isPage, className, ...props }: ReadFailedProps) {
  return (
    <div className={classNames("notice", className)} role="alert" {...props}>
      {isPage ? (
        <Fit as="h1" text={line} {...notice} block="orange" />
      ) : (
        <Fit text={line} {...notice} block="orange" aria-hidden="true" />
      )}
      {text && <p>{text}</p>}
      {action}
    </div>
  );
}

/** A record that does not exist: the title is the page's fitted heading. */
export function NotFound({ title, text, action, className, ...props }: NoticeProps & { title: string }) {
  return (
    <div className={classNames("notice", className)} {...props}>
      <Fit as="h1" text={title} measure={[5, 6.6]} narrowest={80} widthWhenShort={139.3} />
      {text && <p className="lead">{text}</p>}
      {action}
    </div>
  );
}

const screen: FitOptions = { measure: [4.6, 7], narrowest: 80, widthWhenShort: 129.1 };

type ScreenProps = NoticeProps & {
  /** The drawn word or words above; decoration when there is a `heading`, otherwise the heading itself. */
  title: string;
  heading?: string;
  paint?: Paint;
};

/** A screen of its own, for the 404 and the error screen. */
export function Screen({ title, heading, text, action, paint, className, style, ...props }: ScreenProps) {
  return (
    <section
      className={classNames("screen", paint && "paint", className)}
      style={{ ...(paint && { "--c": paintColour(paint) }), ...style }}
      {...props}
    >
      <div className="wrap">
        {heading ? (
          <Fit text={title} {...screen} block="ink" aria-hidden="true" />
        ) : (
          <Fit as="h1" text={title} {...screen} block="ink" />
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
