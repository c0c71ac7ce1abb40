create or replace function write_webhook_of_order() returns trigger language plpgsql as $$
begin
  perform write_webhook_message(
    sold.seller_id,
    case new."to" when 'cancelled' then 'order.canceled' else 'order.' || new."to" end,
    new.order_id::text,
    new.at
  )
  from (select distinct seller_id from order_lines where order_id = new.order_id) as sold;
  return null;
end
$$;

create or replace trigger order_events_webhooks after insert on order_events
  for each row when (new."to" in ('paid', 'active', 'cancelled')) execute function write_webhook_of_order();
