import * as v from "valibot";
import { newsletter } from "#app/content/newsletter.ts";
import { email } from "./fields.ts";

export type Subscription = v.InferOutput<typeof subscription>;

export const subscription = v.object({ email: email(newsletter.errors) });
