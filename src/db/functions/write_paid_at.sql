-- A trigger writes the time, so that every payment appears in the reports, whatever code records the payment.
create or replace function write_paid_at() returns trigger language plpgsql as $$
begin
  update order_lines set paid_at = new.at where order_id = new.order_id and paid_at is null;
  return null;
end
$$;

create or replace trigger order_events_paid_lines after insert on order_events
  for each row when (new."to" = 'paid') execute function write_paid_at();
