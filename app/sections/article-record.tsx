import type { ReactNode } from "react";
import type { MetaDescriptor } from "react-router";
import { Deferred, type Failed } from "#app/components/ui/deferred.tsx";
import { LoadingText } from "#app/components/ui/skeleton.tsx";
import { scriptJson } from "#app/structured-data/script-json.ts";
import { MissingRecord, type MissingRecordProps } from "./missing-record.tsx";

type ArticleRecordProps<T> = {
  record: T | null | Promise<T | null>;
  /** Title and description of the record, or of the page that misses it. */
  head: (record: T | null) => MetaDescriptor[];
  words: { loading: string; failed: Failed; notFound: MissingRecordProps; titleSuffix: string };
  children: (record: T) => ReactNode;
};

/** The record of a detail page in its states: on its way, there, missing, or not to be had. */
export function ArticleRecord<T>({ record, head, words, children }: ArticleRecordProps<T>) {
  const { loading, failed, notFound, titleSuffix } = words;
  const isLate = record instanceof Promise;
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
        failed={{ ...failed, title: `${failed.line}${titleSuffix}` }}
      >
        {(value) => (
          <>
            {isLate && <LateHead tags={head(value)} />}
            {value === null ? <MissingRecord {...notFound} /> : children(value)}
          </>
        )}
      </Deferred>
    </div>
  );
}

/** What the head says when it is sent: nothing as long as the record is on its way. */
export function recordHead<T>(record: T | Promise<T> | undefined, head: (record: T) => MetaDescriptor[]) {
  return record === undefined || record instanceof Promise ? [] : head(record);
}

/** The head of a record that came after the document's head was sent. Before that there is none, or it would stay. */
function LateHead({ tags }: { tags: MetaDescriptor[] }) {
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
