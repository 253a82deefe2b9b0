CREATE INDEX enquiries_answered ON public.enquiries USING btree (kind, first_answered_at);

CREATE INDEX enquiries_due ON public.enquiries USING btree (kind, due_at, received_at);

CREATE INDEX enquiries_due_of_state ON public.enquiries USING btree (kind, state, due_at, received_at);

CREATE INDEX enquiries_received ON public.enquiries USING btree (kind, received_at);

DROP INDEX public.enquiries_by_answer;

DROP INDEX public.enquiries_by_due;
