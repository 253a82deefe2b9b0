-- Content tables get no new columns, because the previous version does not start with one. New fields go into 01_beside_content.sql.
create table public.projects (
  id text primary key,
  title text not null,
  description text,
  long_description text,
  type text,
  industry text,
  complexity text,
  year integer,
  client text,
  url text,
  image text,
  technologies text[] default array[]::text[],
  results text[] default array[]::text[],
  gallery_images text[] default array[]::text[],
  created_at timestamptz not null default now()
);

create table public.team (
  id text primary key,
  name text not null,
  role text,
  excerpt text,
  image text
);

create table public.lab_studies (
  id text primary key,
  slug text not null unique,
  title text not null,
  category text,
  excerpt text,
  read_time text,
  published_at timestamptz,
  image_url text
);

create table public.experiments (
  id text primary key,
  slug text not null unique,
  title text not null,
  category text,
  status text,
  timeline text,
  description text,
  tech text[] default array[]::text[],
  image_url text,
  image text,
  created_at timestamptz not null default now()
);

create table public.contributions (
  id text primary key,
  slug text not null unique,
  title text not null,
  description text,
  content text,
  installation_command text,
  features text[] default array[]::text[],
  stats jsonb,
  github_url text,
  docs_url text,
  created_at timestamptz not null default now()
);
