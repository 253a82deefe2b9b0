import { type ReactNode, Suspense } from "react";
import { Await, Form, useLocation, useSearchParams } from "react-router";
import { Button } from "./button.tsx";
import { Empty, type EmptyWords, LoadError } from "./empty-state.tsx";
import { LoadingText } from "./skeleton.tsx";

/** The texts of a failed load. With a `title` the error fills the page, and the title becomes the document's. */
export type ErrorWords = { headline: string; text: string; retry: string; title?: string };

type DeferredProps<T> = {
  resolve: T | Promise<T>;
  /** Shown while the data loads: skeletons or a text. */
  fallback: ReactNode;
  error: ErrorWords;
  children: (value: T) => ReactNode;
};

/** Shows a fallback while data from the store loads, then the data, or an error with a retry button. */
export function Deferred<T>({ resolve, fallback, error, children }: DeferredProps<T>) {
  return (
    <Suspense fallback={fallback}>
      <Await
        resolve={resolve as Promise<T>}
        errorElement={
          <>
            {error.title && <title>{error.title}</title>}
            <LoadError
              headline={error.headline}
              text={error.text}
              action={<RetryButton label={error.retry} />}
              isPage={error.title !== undefined}
              className={error.title && "wrap"}
            />
          </>
        }
      >
        {(value) => children(value as T)}
      </Await>
    </Suspense>
  );
}

/** The texts of a list while it loads, when it is empty and when it fails to load. */
export type ListStates = { loading?: string; empty: EmptyWords; error: ErrorWords };

type DeferredListProps<T> = {
  items: Promise<readonly T[]>;
  states: ListStates;
  /** Shown instead of the loading text. */
  skeleton?: ReactNode;
  children: (items: readonly T[]) => ReactNode;
};

/** `Deferred` for a list, with an empty state. */
export function DeferredList<T>({ items, states, skeleton, children }: DeferredListProps<T>) {
  const { loading, empty, error } = states;
  return (
    <Deferred resolve={items} fallback={skeleton ?? <LoadingText>{loading}</LoadingText>} error={error}>
      {(shown) => (shown.length > 0 ? children(shown) : <Empty {...empty} />)}
    </Deferred>
  );
}

/** Loads the same address again. A form instead of a click handler, so that the button works without JavaScript. */
function RetryButton({ label }: { label: string }) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return (
    <Form action={pathname} replace preventScrollReset>
      {[...search].map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a query may repeat a parameter
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" fill="orange">
        {label}
      </Button>
    </Form>
  );
}
