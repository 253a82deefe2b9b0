import * as v from "valibot";
import { newsletter } from "#app/content/newsletter.ts";
import { emailField } from "./fields.ts";

export type Subscription = v.InferOutput<typeof subscriptionSchema>;

export const subscriptionSchema = v.object({ email: emailField(newsletter.errors) });
