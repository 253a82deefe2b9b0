import * as v from "valibot";

export type PostRequest = v.InferOutput<typeof postRequest>;

const anyText = v.optional(v.string(), "");

/** No field is required or limited, as specified. Only the size of the whole body is. */
export const postRequest = v.object({ categories: anyText, tags: anyText, style: anyText });
