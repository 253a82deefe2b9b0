CREATE TABLE "public"."enquiries" ("id" uuid NOT NULL, "form_id" text NOT NULL, "kind" text NOT NULL, "state" text NOT NULL, "assignee_id" uuid, "received_at" timestamp with time zone NOT NULL, "waits_from" timestamp with time zone NOT NULL, "due_at" timestamp with time zone, "first_answered_at" timestamp with time zone, "spam_since" timestamp with time zone, "page" text NOT NULL, "name" text NOT NULL, "email" text NOT NULL, "company" text NOT NULL, "project" text NOT NULL, "budget" text NOT NULL, "excerpt" text NOT NULL, "words" text NOT NULL, "version" integer NOT NULL DEFAULT 1, "changed_at" timestamp with time zone NOT NULL, CONSTRAINT "enquiries_kind_check" CHECK ((kind = ANY (ARRAY['enquiry'::text, 'sign_up'::text, 'post_request'::text]))), CONSTRAINT "enquiries_pkey" PRIMARY KEY (id), CONSTRAINT "enquiries_state_check" CHECK ((state = ANY (ARRAY['new'::text, 'open'::text, 'answered'::text, 'won'::text, 'closed'::text, 'spam'::text]))));

ALTER TABLE "public"."enquiries" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."notes" ("id" uuid NOT NULL, "enquiry_id" uuid NOT NULL, "kind" text NOT NULL, "operator_id" uuid, "subject" text, "text" text NOT NULL, "created_at" timestamp with time zone NOT NULL, "removed_at" timestamp with time zone, "settled_at" timestamp with time zone, CONSTRAINT "notes_kind_check" CHECK ((kind = ANY (ARRAY['note'::text, 'reply'::text]))), CONSTRAINT "notes_pkey" PRIMARY KEY (id));

ALTER TABLE "public"."notes" ENABLE ROW LEVEL SECURITY;

CREATE INDEX enquiries_by_answer ON public.enquiries USING btree (first_answered_at);

CREATE INDEX enquiries_by_change ON public.enquiries USING btree (changed_at);

CREATE INDEX enquiries_by_due ON public.enquiries USING btree (kind, state, due_at);

CREATE INDEX enquiries_by_time ON public.enquiries USING btree (kind, state, received_at);

CREATE INDEX enquiries_of_person ON public.enquiries USING btree (email);

CREATE INDEX notes_of_enquiry ON public.notes USING btree (enquiry_id, created_at);

CREATE INDEX notes_unsettled ON public.notes USING btree (kind, settled_at);

CREATE INDEX submissions_by_time ON public.submissions USING btree (created_at);

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."enquiries" TO "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."notes" TO "service_role";
