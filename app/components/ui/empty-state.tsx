import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#app/lib/class-names.ts";
import { type Paint, paintColour } from "#app/lib/paint.ts";
import type { FitOptions } from "#app/typesetting/fit-line.ts";
import { Fit } from "./fit.tsx";

type EmptyStateProps = Omit<ComponentProps<"div">, "title" | "children"> & {
  /** The sentence under the headline. */
  text?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
};

const headlineFit: FitOptions = { measure: 9, widthWhenShort: 128 };

/** The texts of an empty list. */
export type EmptyWords = { headline: string; text: string };

type EmptyProps = EmptyStateProps & ({ title: string; headline?: undefined } | { title?: undefined; headline: string });

/** An empty list. A `title` is a heading; a `headline` is decoration, hidden from screen readers. */
export function Empty({ title, headline, text, action, className, ...props }: EmptyProps) {
  return (
    <div className={classNames("empty-state", className)} {...props}>
      {title ? (
        <Fit as="h3" text={title} {...headlineFit} block="hair" />
      ) : (
        <Fit text={headline ?? ""} {...headlineFit} block="hair" aria-hidden="true" />
      )}
      {text && <p>{text}</p>}
      {action}
    </div>
  );
}

type LoadErrorProps = EmptyStateProps & { headline: string; isPage?: boolean };

/** Shown instead of data that failed to load; `action` retries. With `isPage` the headline is the page's heading. */
export function LoadError({ headline, text, action, isPage, className, ...props }: LoadErrorProps) {
  return (
    <div className={classNames("empty-state", className)} role="alert" {...props}>
      {isPage ? (
        <Fit as="h1" text={headline} {...headlineFit} block="orange" />
      ) : (
        <Fit text={headline} {...headlineFit} block="orange" aria-hidden="true" />
      )}
      {text && <p>{text}</p>}
      {action}
    </div>
  );
}

/** Shown instead of a record that does not exist. The title is the page's heading. */
export function NotFound({ title, text, action, className, ...props }: EmptyStateProps & { title: string }) {
  return (
    <div className={classNames("empty-state", className)} {...props}>
      <Fit as="h1" text={title} measure={[5, 6.6]} narrowest={80} widthWhenShort={139.3} />
      {text && <p className="lead">{text}</p>}
      {action}
    </div>
  );
}

const screenFit: FitOptions = { measure: [4.6, 7], narrowest: 80, widthWhenShort: 129.1 };

type FullScreenMessageProps = EmptyStateProps & {
  /** The large text at the top. It is the page's heading, or decoration if there is a `heading`. */
  title: string;
  heading?: string;
  paint?: Paint;
};

/** A message that fills the screen: the 404 page and the application error. */
export function FullScreenMessage({
  title,
  heading,
  text,
  action,
  paint,
  className,
  style,
  ...props
}: FullScreenMessageProps) {
  return (
    <section
      className={classNames("screen", paint && "paint", className)}
      style={{ ...(paint && { "--c": paintColour(paint) }), ...style }}
      {...props}
    >
      <div className="wrap">
        {heading ? (
          <Fit text={title} {...screenFit} block="ink" aria-hidden="true" />
        ) : (
          <Fit as="h1" text={title} {...screenFit} block="ink" />
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
