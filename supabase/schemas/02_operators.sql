-- The agency's people with access to the desk. `email` is in lower case. Without a password an operator signs in with passkeys.
create table public.operators (
  id uuid primary key,
  name text not null,
  email text not null unique,
  role text not null check (role in ('owner', 'editor')),
  password_hash text,
  has_shortcuts boolean not null default true,
  created_at timestamptz not null,
  disabled_at timestamptz
);

create table public.passkeys (
  id text primary key,
  operator_id uuid not null,
  public_key text not null,
  counter bigint not null default 0,
  transports text[] default array[]::text[],
  label text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index passkeys_of_operator on public.passkeys (operator_id);

-- Sessions hold the SHA-256 of their token, so that nobody can sign in with a copy of the store.
create table public.sessions (
  id uuid primary key,
  token_hash text not null unique,
  operator_id uuid not null,
  user_agent text,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  -- When the operator last proved their identity with a passkey or the password.
  confirmed_at timestamptz not null
);

create index sessions_of_operator on public.sessions (operator_id);

-- One-time links to claim the desk (first), to join it (join) and to choose a new way to sign in (reset).
create table public.invitations (
  id uuid primary key,
  token_hash text not null unique,
  kind text not null check (kind in ('first', 'join', 'reset')),
  email text,
  name text,
  role text check (role in ('owner', 'editor')),
  operator_id uuid,
  created_by uuid,
  created_at timestamptz not null,
  expires_at timestamptz,
  used_at timestamptz
);

-- Challenges for passkeys. Each is answered once: an answer deletes its row.
create table public.challenges (
  id uuid primary key,
  challenge text not null,
  purpose text not null,
  operator_id uuid,
  expires_at timestamptz not null
);

-- Browsers that have signed in before. Wrong passwords from other browsers do not lock them out.
create table public.known_devices (
  token_hash text primary key,
  operator_id uuid not null,
  created_at timestamptz not null
);

-- Who did what and when. Append-only. `details` holds ids and states, never personal text.
create table public.events (
  id uuid primary key,
  created_at timestamptz not null,
  operator_id uuid,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  details json
);

create index events_of_subject on public.events (subject_kind, subject_id, created_at);
create index events_by_time on public.events (created_at);
