CREATE TABLE "public"."addresses" ("path" text NOT NULL, "target" text, "created_at" timestamp with time zone NOT NULL, CONSTRAINT "addresses_pkey" PRIMARY KEY (path));

ALTER TABLE "public"."addresses" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."facts" ("name" text NOT NULL, "value" text NOT NULL, CONSTRAINT "facts_pkey" PRIMARY KEY (name));

ALTER TABLE "public"."facts" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."study_bodies" ("study_id" text NOT NULL, "body" text NOT NULL, CONSTRAINT "study_bodies_pkey" PRIMARY KEY (study_id));

ALTER TABLE "public"."study_bodies" ENABLE ROW LEVEL SECURITY;

CREATE POLICY "anyone reads" ON "public"."addresses" FOR SELECT TO "anon", "authenticated" USING (true);

CREATE POLICY "anyone reads" ON "public"."facts" FOR SELECT TO "anon", "authenticated" USING (true);

CREATE POLICY "anyone reads" ON "public"."study_bodies" FOR SELECT TO "anon", "authenticated" USING (true);

GRANT SELECT ON TABLE "public"."addresses" TO "anon", "authenticated";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."addresses" TO "service_role";

GRANT SELECT ON TABLE "public"."facts" TO "anon", "authenticated";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."facts" TO "service_role";

GRANT SELECT ON TABLE "public"."study_bodies" TO "anon", "authenticated";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."study_bodies" TO "service_role";
