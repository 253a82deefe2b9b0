create table public.submissions (
  id uuid primary key,
  form_type text not null,
  form_id text not null,
  body json not null,
  state text not null check (state in ('received', 'delivered', 'failed', 'undeliverable', 'spam')),
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  last_error text,
  created_at timestamptz not null,
  delivered_at timestamptz
);

create index submissions_due on public.submissions (state, next_attempt_at);
create index submissions_by_time on public.submissions (created_at);
