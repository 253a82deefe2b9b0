import type { ReactNode } from "react";
import type { MetaDescriptor } from "react-router";
import { Deferred, type ErrorWords } from "#app/components/ui/deferred.tsx";
import { LoadingText } from "#app/components/ui/skeleton.tsx";
import { scriptJson } from "#app/structured-data/script-json.ts";
import { MissingRecord, type MissingRecordProps } from "./missing-record.tsx";

type DeferredRecordProps<T> = {
  record: T | null | Promise<T | null>;
  /** The meta tags of the record, or of its 404 page. */
  meta: (record: T | null) => MetaDescriptor[];
  words: { loading: string; error: ErrorWords; notFound: MissingRecordProps; titleSuffix: string };
  children: (record: T) => ReactNode;
};

/** The record of a detail page: loading, loaded, missing or failed. */
export function DeferredRecord<T>({ record, meta, words, children }: DeferredRecordProps<T>) {
  const { loading, error, notFound, titleSuffix } = words;
  const isStreamed = record instanceof Promise;
  return (
    <div className="article-page">
      <Deferred
        resolve={record}
        fallback={
          <>
            <title>{`${loading}${titleSuffix}`}</title>
            <LoadingText className="wrap">{loading}</LoadingText>
          </>
        }
        error={{ ...error, title: `${error.headline}${titleSuffix}` }}
      >
        {(value) => (
          <>
            {isStreamed && <StreamedMeta tags={meta(value)} />}
            {value === null ? <MissingRecord {...notFound} /> : children(value)}
          </>
        )}
      </Deferred>
    </div>
  );
}

/** The tags for a route's `meta`: none while the record is still loading, because tags that are sent too early would stay. */
export function recordMeta<T>(record: T | Promise<T> | undefined, meta: (record: T) => MetaDescriptor[]) {
  return record === undefined || record instanceof Promise ? [] : meta(record);
}

/** The meta tags of a record that arrived after the document's head was sent. React moves them into the head. */
function StreamedMeta({ tags }: { tags: MetaDescriptor[] }) {
  return tags.map((tag) => {
    if ("title" in tag) return <title key="title">{String(tag.title)}</title>;
    if ("script:ld+json" in tag) return <StructuredData key="structured data" graph={tag["script:ld+json"]} />;
    if ("tagName" in tag) return <link key={String(tag.rel)} rel={String(tag.rel)} href={String(tag.href)} />;
    return <meta key={JSON.stringify(tag)} {...tag} />;
  });
}

function StructuredData({ graph }: { graph: unknown }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped, and a script's text cannot be set otherwise
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(graph) }} />;
}
