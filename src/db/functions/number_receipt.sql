-- A trigger assigns the number, so that every payment gets one, whatever code records the payment.
create or replace function number_receipt() returns trigger language plpgsql as $$
begin
  insert into order_receipts (order_id, issued_at) values (new.order_id, new.at) on conflict (order_id) do nothing;
  return null;
end
$$;

create or replace trigger order_events_receipt after insert on order_events
  for each row when (new."to" = 'paid') execute function number_receipt();
