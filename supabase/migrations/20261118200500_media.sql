CREATE TABLE "public"."media" ("id" text NOT NULL, "source" text NOT NULL, "name" text NOT NULL, "hash" text, "width" integer NOT NULL, "height" integer NOT NULL, "variants" json, "bytes" integer, "colour" text, "alt" text, "is_decorative" boolean NOT NULL DEFAULT false, "created_at" timestamp with time zone NOT NULL, "created_by" uuid, CONSTRAINT "media_pkey" PRIMARY KEY (id), CONSTRAINT "media_source_check" CHECK ((source = ANY (ARRAY['site'::text, 'upload'::text]))));

ALTER TABLE "public"."media" ENABLE ROW LEVEL SECURITY;

CREATE INDEX media_of_hash ON public.media USING btree (hash);

CREATE POLICY "anyone reads" ON "public"."media" FOR SELECT TO "anon", "authenticated" USING (true);

GRANT SELECT ON TABLE "public"."media" TO "anon", "authenticated";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."media" TO "service_role";
