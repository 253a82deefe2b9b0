-- Beside the content tables, so that those keep their columns. A store without these tables serves as before.

-- Markdown that takes the place of the fixed sections of a study's page.
create table public.study_bodies (
  study_id text primary key,
  body text not null
);

-- Where a page that was moved is now; without a target it is gone for good.
create table public.addresses (
  path text primary key,
  target text,
  created_at timestamptz not null
);

-- Facts of the agency that an owner may change. They outrank the environment's.
create table public.facts (
  name text primary key,
  value text not null
);
