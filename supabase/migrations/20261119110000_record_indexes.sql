CREATE INDEX records_edited ON public.records USING btree (kind, edited_at, id);

CREATE INDEX records_edited_of_state ON public.records USING btree (kind, state, edited_at, id);

CREATE INDEX records_titled ON public.records USING btree (kind, title, id);

DROP INDEX public.records_by_state;

DROP INDEX public.records_by_time;

DROP INDEX public.records_by_title;
