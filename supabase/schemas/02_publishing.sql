-- The drafts and the history of records. Public tables hold only what is published.
create table public.revisions (
  id uuid primary key,
  kind text not null,
  record text not null,
  number integer not null,
  data json not null,
  -- open: its author's autosave still changes it. publishing: a server is publishing it; if that server stops, any other finishes.
  state text not null check (state in ('open', 'frozen', 'scheduled', 'publishing', 'published')),
  -- Null if the site created the revision, for content older than the desk.
  author uuid,
  note text,
  -- Counts the saves, so that a save from an outdated form is refused.
  version integer not null default 1,
  publish_at timestamptz,
  -- The public address when the publication began. If the publication changes the address, the old one is redirected.
  replaces text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  unique (kind, record, number)
);

create index revisions_due on public.revisions (state, publish_at);

-- One row per record with the columns that the desk's content lists show, search and sort by.
create table public.records (
  kind text not null,
  id text not null,
  title text not null,
  detail text,
  type text,
  year integer,
  image text,
  -- The texts that the search looks in, in lower case.
  words text not null,
  state text not null check (state in ('draft', 'published', 'changed', 'scheduled', 'archiving', 'archived')),
  -- The number of the newest revision; 0 before the first edit.
  revision integer not null default 0,
  -- The published id or slug; null if the record is not public. Set before the public row is written, to reserve it.
  address text,
  publish_at timestamptz,
  edited_at timestamptz not null,
  edited_by uuid,
  primary key (kind, id),
  unique (kind, address)
);

-- Each index covers the whole sort order of a list, so that a late page is found without sorting the earlier ones.
create index records_edited on public.records (kind, edited_at, id);
create index records_edited_of_state on public.records (kind, state, edited_at, id);
create index records_titled on public.records (kind, title, id);
create index records_by_year on public.records (kind, year);

-- A version that changes with every publication, so that other servers notice it and drop their caches.
create table public.content_version (
  id text primary key,
  version uuid not null,
  changed_at timestamptz not null
);

-- Keys that all servers of this store sign with.
create table public.secrets (
  id text primary key,
  value text not null,
  created_at timestamptz not null
);
