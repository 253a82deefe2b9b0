-- Drafts and history: what operators write before visitors see it. The public tables hold only what is published.
create table public.revisions (
  id uuid primary key,
  kind text not null,
  record text not null,
  number integer not null,
  data json not null,
  -- open: its author's autosave still changes it. publishing: claimed, and finished by any server if interrupted.
  state text not null check (state in ('open', 'frozen', 'scheduled', 'publishing', 'published')),
  -- Null: the site itself, for content that was there before the desk.
  author uuid,
  note text,
  -- Counts the saves, so that a save from an older form is noticed.
  version integer not null default 1,
  publish_at timestamptz,
  -- The address that visitors knew when the publication began, to be redirected if it changed.
  replaces text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  unique (kind, record, number)
);

create index revisions_due on public.revisions (state, publish_at);

-- One row per record, for lists of thousands: what they show, search and sort by.
create table public.records (
  kind text not null,
  id text not null,
  title text not null,
  detail text,
  type text,
  year integer,
  image text,
  -- Lower case: everything the search looks in.
  words text not null,
  state text not null check (state in ('draft', 'published', 'changed', 'scheduled', 'archiving', 'archived')),
  -- The newest revision; 0 until the first edit.
  revision integer not null default 0,
  -- The published id or slug. Reserved before the public row is written; null while nothing is public.
  address text,
  publish_at timestamptz,
  edited_at timestamptz not null,
  edited_by uuid,
  primary key (kind, id),
  unique (kind, address)
);

-- In the whole order of a list, so that a late page is found without sorting all before it.
create index records_edited on public.records (kind, edited_at, id);
create index records_edited_of_state on public.records (kind, state, edited_at, id);
create index records_titled on public.records (kind, title, id);
create index records_by_year on public.records (kind, year);

-- Changes with every publication, so that other servers notice it.
create table public.content_version (
  id text primary key,
  version uuid not null,
  changed_at timestamptz not null
);

-- Keys that every server of the store signs with.
create table public.secrets (
  id text primary key,
  value text not null,
  created_at timestamptz not null
);
