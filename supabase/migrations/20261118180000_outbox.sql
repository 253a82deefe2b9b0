CREATE TABLE "public"."deliveries" ("id" uuid NOT NULL, "key" text NOT NULL, "submission_id" uuid, "channel" text NOT NULL, "kind" text NOT NULL, "recipient" text, "payload" json, "state" text NOT NULL, "attempts" integer NOT NULL DEFAULT 0, "next_attempt_at" timestamp with time zone, "leased_until" timestamp with time zone, "last_error" text, "created_at" timestamp with time zone NOT NULL, "sent_at" timestamp with time zone, CONSTRAINT "deliveries_pkey" PRIMARY KEY (id), CONSTRAINT "deliveries_key_key" UNIQUE (key), CONSTRAINT "deliveries_channel_check" CHECK ((channel = ANY (ARRAY['webhook'::text, 'email'::text]))), CONSTRAINT "deliveries_kind_check" CHECK ((kind = ANY (ARRAY['submission'::text, 'notice'::text, 'reply'::text, 'confirmation'::text, 'announcement'::text, 'alert'::text]))), CONSTRAINT "deliveries_state_check" CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text, 'given_up'::text, 'cancelled'::text]))));

ALTER TABLE "public"."deliveries" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."alerts" ("id" text NOT NULL, "episode" integer NOT NULL, "is_raised" boolean NOT NULL, "title" text NOT NULL, "text" text NOT NULL, "raised_at" timestamp with time zone NOT NULL, "cleared_at" timestamp with time zone, CONSTRAINT "alerts_pkey" PRIMARY KEY (id));

ALTER TABLE "public"."alerts" ENABLE ROW LEVEL SECURITY;

CREATE INDEX deliveries_due ON public.deliveries USING btree (state, next_attempt_at);

CREATE INDEX deliveries_of_submission ON public.deliveries USING btree (submission_id);

GRANT SELECT, INSERT, UPDATE, DELETE ON "public"."deliveries", "public"."alerts" TO "service_role";
