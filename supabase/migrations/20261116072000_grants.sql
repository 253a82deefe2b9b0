GRANT SELECT ON "public"."projects", "public"."team", "public"."lab_studies", "public"."experiments", "public"."contributions" TO "anon", "authenticated";

GRANT SELECT, INSERT, UPDATE, DELETE ON "public"."projects", "public"."team", "public"."lab_studies", "public"."experiments", "public"."contributions", "public"."submissions" TO "service_role";
