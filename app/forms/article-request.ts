import * as v from "valibot";

export type ArticleRequest = v.InferOutput<typeof articleRequest>;

const anyText = v.optional(v.string(), "");

/** No field is required or limited, as specified. Only the size of the whole body is. */
export const articleRequest = v.object({ categories: anyText, tags: anyText, style: anyText });
