ALTER TABLE "order_lines" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
-- By the database, so that payments that the release before records are in the reports too.
create function write_paid_at() returns trigger language plpgsql as $$
begin
  update order_lines set paid_at = new.at where order_id = new.order_id and paid_at is null;
  return null;
end
$$;
--> statement-breakpoint
create trigger order_events_paid_lines after insert on order_events
  for each row when (new."to" = 'paid') execute function write_paid_at();
