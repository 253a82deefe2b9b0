CREATE TABLE "public"."content_version" ("id" text NOT NULL, "version" uuid NOT NULL, "changed_at" timestamp with time zone NOT NULL, CONSTRAINT "content_version_pkey" PRIMARY KEY (id));

ALTER TABLE "public"."content_version" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."records" ("kind" text NOT NULL, "id" text NOT NULL, "title" text NOT NULL, "detail" text, "type" text, "year" integer, "image" text, "words" text NOT NULL, "state" text NOT NULL, "revision" integer NOT NULL DEFAULT 0, "address" text, "publish_at" timestamp with time zone, "edited_at" timestamp with time zone NOT NULL, "edited_by" uuid, CONSTRAINT "records_kind_address_key" UNIQUE (kind, address), CONSTRAINT "records_pkey" PRIMARY KEY (kind, id), CONSTRAINT "records_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'published'::text, 'changed'::text, 'scheduled'::text, 'archiving'::text, 'archived'::text]))));

ALTER TABLE "public"."records" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."revisions" ("id" uuid NOT NULL, "kind" text NOT NULL, "record" text NOT NULL, "number" integer NOT NULL, "data" json NOT NULL, "state" text NOT NULL, "author" uuid, "note" text, "version" integer NOT NULL DEFAULT 1, "publish_at" timestamp with time zone, "replaces" text, "created_at" timestamp with time zone NOT NULL, "updated_at" timestamp with time zone NOT NULL, "published_at" timestamp with time zone, CONSTRAINT "revisions_kind_record_number_key" UNIQUE (kind, record, number), CONSTRAINT "revisions_pkey" PRIMARY KEY (id), CONSTRAINT "revisions_state_check" CHECK ((state = ANY (ARRAY['open'::text, 'frozen'::text, 'scheduled'::text, 'publishing'::text, 'published'::text]))));

ALTER TABLE "public"."revisions" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."secrets" ("id" text NOT NULL, "value" text NOT NULL, "created_at" timestamp with time zone NOT NULL, CONSTRAINT "secrets_pkey" PRIMARY KEY (id));

ALTER TABLE "public"."secrets" ENABLE ROW LEVEL SECURITY;

CREATE INDEX records_by_state ON public.records USING btree (kind, state);

CREATE INDEX records_by_time ON public.records USING btree (kind, edited_at);

CREATE INDEX records_by_title ON public.records USING btree (kind, title);

CREATE INDEX records_by_year ON public.records USING btree (kind, year);

CREATE INDEX revisions_due ON public.revisions USING btree (state, publish_at);

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."content_version" TO "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."records" TO "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."revisions" TO "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."secrets" TO "service_role";
