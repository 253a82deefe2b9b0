CREATE TABLE "public"."heartbeats" ("id" text NOT NULL, "beat_at" timestamp with time zone NOT NULL, CONSTRAINT "heartbeats_pkey" PRIMARY KEY (id));

ALTER TABLE "public"."heartbeats" ENABLE ROW LEVEL SECURITY;

GRANT SELECT, INSERT, UPDATE, DELETE ON "public"."heartbeats" TO "service_role";
