export type PostSummaryProps = {
  categories: string;
  tags: string;
  style: string;
  noun: string;
  /** "A" or "An" for each style. */
  articles: Readonly<Record<string, string>>;
  words: { about: string; tagged: string; noCategory: string; noTags: string };
};

/** Says in a sentence what the article request asks for so far. */
export function PostSummary({ categories, tags, style, noun, articles, words }: PostSummaryProps) {
  const tagList = tags.split(",").flatMap((tag) => tag.trim() || []);
  return (
    <p>
      {articles[style] ?? "A"}{" "}
      {style && (
        <>
          <b>{style}</b>{" "}
        </>
      )}
      {noun} {words.about} {categories ? <b>{categories}</b> : <u>{words.noCategory}</u>},{" "}
      {tagList.length > 0 ? `${words.tagged} ${tagList.join(", ")}` : words.noTags}.
    </p>
  );
}
