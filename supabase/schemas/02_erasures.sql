-- Erased persons, each as a hash of the e-mail address. After a restore they are erased again.
create table public.erasures (
  hash text primary key,
  erased_at timestamptz not null
);
