import type { ComponentProps } from "react";
import { classNames } from "#app/lib/class-names.ts";

/** A placeholder of the same size as a project card. */
export function CardSkeleton({ className, ...props }: ComponentProps<"div">) {
  return (
    <div data-skeleton aria-hidden="true" className={classNames("card-skeleton", className)} {...props}>
      <span className="skeleton" />
      <div>
        <SkeletonBar width="40%" height={14} />
        <SkeletonBar width="82%" height={30} />
        <SkeletonBar width="30%" height={14} />
        <SkeletonBar width="90%" height={14} />
      </div>
    </div>
  );
}

export function CardSkeletons({ count }: { count: number }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are alike
  return Array.from({ length: count }, (_, index) => <CardSkeleton key={index} />);
}

export function SkeletonBar({ width, height, top }: { width: string; height: number; top?: number }) {
  return <span className="skeleton" style={{ width, height, marginTop: top }} />;
}

/** "Loading studies...", followed by ticks to the end of the line. */
export function LoadingText({ className, ...props }: ComponentProps<"p">) {
  return <p role="status" className={classNames("loading", className)} {...props} />;
}
