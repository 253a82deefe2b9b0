alter table public.projects enable row level security;
alter table public.team enable row level security;
alter table public.lab_studies enable row level security;
alter table public.experiments enable row level security;
alter table public.contributions enable row level security;
alter table public.submissions enable row level security;

create policy "anyone reads" on public.projects for select to anon, authenticated using (true);
create policy "anyone reads" on public.team for select to anon, authenticated using (true);
create policy "anyone reads" on public.lab_studies for select to anon, authenticated using (true);
create policy "anyone reads" on public.experiments for select to anon, authenticated using (true);
create policy "anyone reads" on public.contributions for select to anon, authenticated using (true);

-- Supabase hands new tables to nobody: what a role may do at all is said here, and which rows by the policies above.
grant select on public.projects, public.team, public.lab_studies, public.experiments, public.contributions to anon, authenticated;
grant select, insert, update, delete on public.projects, public.team, public.lab_studies, public.experiments, public.contributions, public.submissions to service_role;
