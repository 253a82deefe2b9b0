import * as v from "valibot";

export type ArticleRequest = v.InferOutput<typeof articleRequestSchema>;

const optionalText = v.optional(v.string(), "");

/** The specification asks for no required field and no limit. `readFields` limits the size of the whole body. */
export const articleRequestSchema = v.object({ categories: optionalText, tags: optionalText, style: optionalText });
