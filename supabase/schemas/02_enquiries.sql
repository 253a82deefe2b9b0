-- The desk's data about a submission, under the same id. The submission's texts are copied here for lists and searches.
create table public.enquiries (
  id uuid primary key,
  form_id text not null,
  kind text not null check (kind in ('enquiry', 'sign_up', 'post_request')),
  state text not null check (state in ('new', 'open', 'answered', 'won', 'closed', 'spam')),
  assignee_id uuid,
  received_at timestamptz not null,
  -- When the wait for a reply began: when the enquiry was received, or taken out of spam.
  waits_from timestamptz not null,
  -- Null if no reply is due, or no longer.
  due_at timestamptz,
  first_answered_at timestamptz,
  -- When the enquiry became spam, which starts the time until it is deleted.
  spam_since timestamptz,
  -- The path of the page with the form; empty if the browser did not send it.
  page text not null,
  name text not null,
  -- Stored in lower case.
  email text not null,
  company text not null,
  project text not null,
  budget text not null,
  -- The beginning of the message, for lists.
  excerpt text not null,
  -- All texts of the submission, its notes and its replies for the search, in lower case and without accents.
  words text not null,
  -- Every change adds one, so that the second of two simultaneous changes is refused.
  version integer not null default 1,
  changed_at timestamptz not null
);

-- For the desk's lists: one state or all states, sorted by due date or by time.
create index enquiries_due_of_state on public.enquiries (kind, state, due_at, received_at);
create index enquiries_due on public.enquiries (kind, due_at, received_at);
create index enquiries_by_time on public.enquiries (kind, state, received_at);
create index enquiries_received on public.enquiries (kind, received_at);
create index enquiries_of_person on public.enquiries (email);
create index enquiries_by_change on public.enquiries (changed_at);
create index enquiries_answered on public.enquiries (kind, first_answered_at);

-- Operators' notes to each other, and their replies to visitors. A reply's delivery has the key `reply:<id>`.
create table public.notes (
  id uuid primary key,
  enquiry_id uuid not null,
  kind text not null check (kind in ('note', 'reply')),
  operator_id uuid,
  subject text,
  text text not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  -- When the reply's outcome, sent or failed, was applied to its enquiry.
  settled_at timestamptz
);

create index notes_of_enquiry on public.notes (enquiry_id, created_at);
create index notes_unsettled on public.notes (kind, settled_at);
