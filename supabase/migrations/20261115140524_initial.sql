CREATE TABLE "public"."contributions" ("id" text NOT NULL, "slug" text NOT NULL, "title" text NOT NULL, "description" text, "content" text, "installation_command" text, "features" text[] DEFAULT ARRAY[]::text[], "stats" jsonb, "github_url" text, "docs_url" text, "created_at" timestamp with time zone NOT NULL DEFAULT now(), CONSTRAINT "contributions_pkey" PRIMARY KEY (id), CONSTRAINT "contributions_slug_key" UNIQUE (slug));

ALTER TABLE "public"."contributions" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."experiments" ("id" text NOT NULL, "slug" text NOT NULL, "title" text NOT NULL, "category" text, "status" text, "timeline" text, "description" text, "tech" text[] DEFAULT ARRAY[]::text[], "image_url" text, "image" text, "created_at" timestamp with time zone NOT NULL DEFAULT now(), CONSTRAINT "experiments_pkey" PRIMARY KEY (id), CONSTRAINT "experiments_slug_key" UNIQUE (slug));

ALTER TABLE "public"."experiments" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."lab_studies" ("id" text NOT NULL, "slug" text NOT NULL, "title" text NOT NULL, "category" text, "excerpt" text, "read_time" text, "published_at" timestamp with time zone, "image_url" text, CONSTRAINT "lab_studies_pkey" PRIMARY KEY (id), CONSTRAINT "lab_studies_slug_key" UNIQUE (slug));

ALTER TABLE "public"."lab_studies" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."projects" ("id" text NOT NULL, "title" text NOT NULL, "description" text, "long_description" text, "type" text, "industry" text, "complexity" text, "year" integer, "client" text, "url" text, "image" text, "technologies" text[] DEFAULT ARRAY[]::text[], "results" text[] DEFAULT ARRAY[]::text[], "gallery_images" text[] DEFAULT ARRAY[]::text[], "created_at" timestamp with time zone NOT NULL DEFAULT now(), CONSTRAINT "projects_pkey" PRIMARY KEY (id));

ALTER TABLE "public"."projects" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."submissions" ("id" uuid NOT NULL, "form_type" text NOT NULL, "form_id" text NOT NULL, "body" json NOT NULL, "state" text NOT NULL, "attempts" integer NOT NULL DEFAULT 0, "next_attempt_at" timestamp with time zone, "last_error" text, "created_at" timestamp with time zone NOT NULL, "delivered_at" timestamp with time zone, CONSTRAINT "submissions_pkey" PRIMARY KEY (id), CONSTRAINT "submissions_state_check" CHECK ((state = ANY (ARRAY['received'::text, 'delivered'::text, 'failed'::text, 'undeliverable'::text, 'spam'::text]))));

ALTER TABLE "public"."submissions" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."team" ("id" text NOT NULL, "name" text NOT NULL, "role" text, "excerpt" text, "image" text, CONSTRAINT "team_pkey" PRIMARY KEY (id));

ALTER TABLE "public"."team" ENABLE ROW LEVEL SECURITY;

CREATE INDEX submissions_due ON public.submissions USING btree (state, next_attempt_at);

CREATE POLICY "anyone reads" ON "public"."contributions" FOR SELECT TO "anon", "authenticated" USING (true);

CREATE POLICY "anyone reads" ON "public"."experiments" FOR SELECT TO "anon", "authenticated" USING (true);

CREATE POLICY "anyone reads" ON "public"."lab_studies" FOR SELECT TO "anon", "authenticated" USING (true);

CREATE POLICY "anyone reads" ON "public"."projects" FOR SELECT TO "anon", "authenticated" USING (true);

CREATE POLICY "anyone reads" ON "public"."team" FOR SELECT TO "anon", "authenticated" USING (true);
