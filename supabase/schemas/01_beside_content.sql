-- Additions to the content tables, as tables of their own so that the content tables keep their columns. The site works without them.

-- The Markdown text of a study's page, which replaces the page's fixed sections.
create table public.study_bodies (
  study_id text primary key,
  body text not null
);

-- Redirects from the paths of moved pages. A path without a target is gone for good.
create table public.addresses (
  path text primary key,
  target text,
  created_at timestamptz not null
);

-- Facts of the agency that an owner has changed at the desk. They override the environment's facts.
create table public.facts (
  name text primary key,
  value text not null
);
