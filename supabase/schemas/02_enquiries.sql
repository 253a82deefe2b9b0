-- What the desk knows of a submission. The id is the submission's; what was written stays there and is copied for lists.
create table public.enquiries (
  id uuid primary key,
  form_id text not null,
  kind text not null check (kind in ('enquiry', 'sign_up', 'post_request')),
  state text not null check (state in ('new', 'open', 'answered', 'won', 'closed', 'spam')),
  assignee_id uuid,
  received_at timestamptz not null,
  -- When the working day of the reply began: received, or taken out of spam.
  waits_from timestamptz not null,
  -- Null as soon as no reply is due.
  due_at timestamptz,
  first_answered_at timestamptz,
  -- Kept for 90 days from here, however old it is.
  spam_since timestamptz,
  -- Path of the page it was sent from; empty if the browser did not say.
  page text not null,
  name text not null,
  -- In lower case.
  email text not null,
  company text not null,
  project text not null,
  budget text not null,
  -- The beginning of the message.
  excerpt text not null,
  -- Everything that was written, notes and replies too, without case and accents.
  words text not null,
  -- Every change adds one, so that of two operators' changes the second is noticed.
  version integer not null default 1,
  changed_at timestamptz not null
);

-- The lists of one state and of all, soonest due first and newest first.
create index enquiries_due_of_state on public.enquiries (kind, state, due_at, received_at);
create index enquiries_due on public.enquiries (kind, due_at, received_at);
create index enquiries_by_time on public.enquiries (kind, state, received_at);
create index enquiries_received on public.enquiries (kind, received_at);
create index enquiries_of_person on public.enquiries (email);
create index enquiries_by_change on public.enquiries (changed_at);
create index enquiries_answered on public.enquiries (kind, first_answered_at);

-- What operators wrote: notes for each other, and replies. A reply's delivery has the key `reply:<id>`.
create table public.notes (
  id uuid primary key,
  enquiry_id uuid not null,
  kind text not null check (kind in ('note', 'reply')),
  operator_id uuid,
  subject text,
  text text not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  -- When the enquiry learned what became of the reply.
  settled_at timestamptz
);

create index notes_of_enquiry on public.notes (enquiry_id, created_at);
create index notes_unsettled on public.notes (kind, settled_at);
