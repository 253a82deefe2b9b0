-- The picture library. `id` is the path by which records name a picture. Anyone may read it, like the pages.
create table public.media (
  id text primary key,
  source text not null check (source in ('site', 'upload')),
  name text not null,
  -- The hash in the names of an upload's files; null for any other picture.
  hash text,
  width integer not null,
  height integer not null,
  -- Each width of the picture with its size in bytes as AVIF and as WebP.
  variants json,
  -- The size of the largest AVIF.
  bytes integer,
  colour text,
  alt text,
  is_decorative boolean not null default false,
  created_at timestamptz not null,
  created_by uuid
);

create index media_of_hash on public.media (hash);
