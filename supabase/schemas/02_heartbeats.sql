-- One row, written to prove that the store takes a write.
create table public.heartbeats (
  id text primary key,
  beat_at timestamptz not null
);
