import * as v from "valibot";

export type PostRequest = v.InferOutput<typeof postRequest>;

const free = v.optional(v.string(), "");

/** Nothing is required and nothing is bounded but the body as a whole; the buttons offer the choices. */
export const postRequest = v.object({ categories: free, tags: free, style: free });
