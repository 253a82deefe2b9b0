import { type ReactNode, Suspense } from "react";
import { Await, Form, useLocation, useSearchParams } from "react-router";
import { Button } from "./button.tsx";
import { Empty, type EmptyWords, ReadFailed } from "./notice.tsx";
import { LoadingText } from "./skeleton.tsx";

/** With a `title` it stands for the whole page, and the page takes that title. */
export type Failed = { line: string; text: string; retry: string; title?: string };

type DeferredProps<T> = {
  resolve: T | Promise<T>;
  /** Skeletons or the loading text. */
  fallback: ReactNode;
  failed: Failed;
  children: (value: T) => ReactNode;
};

/** What the store sends, in its states: on its way, there, or failed with a way to ask again. */
export function Deferred<T>({ resolve, fallback, failed, children }: DeferredProps<T>) {
  return (
    <Suspense fallback={fallback}>
      <Await
        resolve={resolve as Promise<T>}
        errorElement={
          <>
            {failed.title && <title>{failed.title}</title>}
            <ReadFailed
              line={failed.line}
              text={failed.text}
              action={<Retry label={failed.retry} />}
              isPage={failed.title !== undefined}
              className={failed.title && "wrap"}
            />
          </>
        }
      >
        {(value) => children(value as T)}
      </Await>
    </Suspense>
  );
}

/** What stands in the place of a list. */
export type ListStates = { loading?: string; empty: EmptyWords; failed: Failed };

type DeferredListProps<T> = {
  items: Promise<readonly T[]>;
  states: ListStates;
  /** Instead of the loading text. */
  skeleton?: ReactNode;
  children: (items: readonly T[]) => ReactNode;
};

/** A list, which may also be empty. */
export function DeferredList<T>({ items, states, skeleton, children }: DeferredListProps<T>) {
  const { loading, empty, failed } = states;
  return (
    <Deferred resolve={items} fallback={skeleton ?? <LoadingText>{loading}</LoadingText>} failed={failed}>
      {(shown) => (shown.length > 0 ? children(shown) : <Empty {...empty} />)}
    </Deferred>
  );
}

/** Asks for the same address again; a form, so that it works before the JavaScript is there. */
function Retry({ label }: { label: string }) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return (
    <Form action={pathname} replace preventScrollReset>
      {[...search].map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an address may say a thing twice
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" fill="orange">
        {label}
      </Button>
    </Form>
  );
}
