CREATE TABLE "public"."erasures" ("hash" text NOT NULL, "erased_at" timestamp with time zone NOT NULL, CONSTRAINT "erasures_pkey" PRIMARY KEY (hash));

ALTER TABLE "public"."erasures" ENABLE ROW LEVEL SECURITY;

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."erasures" TO "service_role";
