-- The picture library. The id is the path that records hold. Public, like the pages that show the pictures.
create table public.media (
  id text primary key,
  source text not null check (source in ('site', 'upload')),
  name text not null,
  -- Names the files; null for a picture of the site's own build.
  hash text,
  width integer not null,
  height integer not null,
  -- The widths and, for each, the bytes in AVIF and WebP.
  variants json,
  -- Of the largest AVIF.
  bytes integer,
  colour text,
  alt text,
  is_decorative boolean not null default false,
  created_at timestamptz not null,
  created_by uuid
);

create index media_of_hash on public.media (hash);
