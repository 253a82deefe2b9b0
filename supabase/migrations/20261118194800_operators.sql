CREATE TABLE "public"."challenges" ("id" uuid NOT NULL, "challenge" text NOT NULL, "purpose" text NOT NULL, "operator_id" uuid, "expires_at" timestamp with time zone NOT NULL, CONSTRAINT "challenges_pkey" PRIMARY KEY (id));

ALTER TABLE "public"."challenges" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."events" ("id" uuid NOT NULL, "created_at" timestamp with time zone NOT NULL, "operator_id" uuid, "action" text NOT NULL, "subject_kind" text NOT NULL, "subject_id" text NOT NULL, "details" json, CONSTRAINT "events_pkey" PRIMARY KEY (id));

ALTER TABLE "public"."events" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."invitations" ("id" uuid NOT NULL, "token_hash" text NOT NULL, "kind" text NOT NULL, "email" text, "name" text, "role" text, "operator_id" uuid, "created_by" uuid, "created_at" timestamp with time zone NOT NULL, "expires_at" timestamp with time zone, "used_at" timestamp with time zone, CONSTRAINT "invitations_kind_check" CHECK ((kind = ANY (ARRAY['first'::text, 'join'::text, 'reset'::text]))), CONSTRAINT "invitations_pkey" PRIMARY KEY (id), CONSTRAINT "invitations_role_check" CHECK ((role = ANY (ARRAY['owner'::text, 'editor'::text]))), CONSTRAINT "invitations_token_hash_key" UNIQUE (token_hash));

ALTER TABLE "public"."invitations" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."known_devices" ("token_hash" text NOT NULL, "operator_id" uuid NOT NULL, "created_at" timestamp with time zone NOT NULL, CONSTRAINT "known_devices_pkey" PRIMARY KEY (token_hash));

ALTER TABLE "public"."known_devices" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."operators" ("id" uuid NOT NULL, "name" text NOT NULL, "email" text NOT NULL, "role" text NOT NULL, "password_hash" text, "has_shortcuts" boolean NOT NULL DEFAULT true, "created_at" timestamp with time zone NOT NULL, "disabled_at" timestamp with time zone, CONSTRAINT "operators_email_key" UNIQUE (email), CONSTRAINT "operators_pkey" PRIMARY KEY (id), CONSTRAINT "operators_role_check" CHECK ((role = ANY (ARRAY['owner'::text, 'editor'::text]))));

ALTER TABLE "public"."operators" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."passkeys" ("id" text NOT NULL, "operator_id" uuid NOT NULL, "public_key" text NOT NULL, "counter" bigint NOT NULL DEFAULT 0, "transports" text[] DEFAULT ARRAY[]::text[], "label" text NOT NULL, "created_at" timestamp with time zone NOT NULL, "last_used_at" timestamp with time zone, CONSTRAINT "passkeys_pkey" PRIMARY KEY (id));

ALTER TABLE "public"."passkeys" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."sessions" ("id" uuid NOT NULL, "token_hash" text NOT NULL, "operator_id" uuid NOT NULL, "user_agent" text, "created_at" timestamp with time zone NOT NULL, "seen_at" timestamp with time zone NOT NULL, "confirmed_at" timestamp with time zone NOT NULL, CONSTRAINT "sessions_pkey" PRIMARY KEY (id), CONSTRAINT "sessions_token_hash_key" UNIQUE (token_hash));

ALTER TABLE "public"."sessions" ENABLE ROW LEVEL SECURITY;

CREATE INDEX events_by_time ON public.events USING btree (created_at);

CREATE INDEX events_of_subject ON public.events USING btree (subject_kind, subject_id, created_at);

CREATE INDEX passkeys_of_operator ON public.passkeys USING btree (operator_id);

CREATE INDEX sessions_of_operator ON public.sessions USING btree (operator_id);

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."challenges" TO "service_role";

GRANT INSERT, SELECT ON TABLE "public"."events" TO "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."invitations" TO "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."known_devices" TO "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."operators" TO "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."passkeys" TO "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."sessions" TO "service_role";
