-- The outbox: one row for each thing to send to one destination. The key names its purpose, so that it is queued only once.
create table public.deliveries (
  id uuid primary key,
  key text not null unique,
  submission_id uuid,
  channel text not null check (channel in ('webhook', 'email')),
  kind text not null check (kind in ('submission', 'notice', 'reply', 'confirmation', 'announcement', 'alert')),
  recipient text,
  -- If null, the body of the submission is sent.
  payload json,
  state text not null check (state in ('waiting', 'sent', 'failed', 'given_up', 'cancelled')),
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  -- Set while a server sends the delivery.
  leased_until timestamptz,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz
);

create index deliveries_due on public.deliveries (state, next_attempt_at);
create index deliveries_of_submission on public.deliveries (submission_id);

-- One row per problem, or part of a problem. Each episode is announced once when it begins and once when it ends.
create table public.alerts (
  id text primary key,
  episode integer not null,
  is_raised boolean not null,
  title text not null,
  text text not null,
  raised_at timestamptz not null,
  cleared_at timestamptz
);
