-- Persons who were erased, as a hash of their address: a restored copy erases them again.
create table public.erasures (
  hash text primary key,
  erased_at timestamptz not null
);
