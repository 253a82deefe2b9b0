-- The row `site` is overwritten to prove that the store accepts writes. A row `server:<name>` tells when that server last ran.
create table public.heartbeats (
  id text primary key,
  beat_at timestamptz not null
);
