-- Called by triggers, so that every event stores its message in the same transaction, whatever code caused it.
-- Sellers without a webhook for the event get no message.
create or replace function write_webhook_message(seller text, event text, subject text, moment timestamptz)
returns void language sql as $$
  insert into webhook_messages (seller_id, type, about, at)
  select seller, event, subject, moment
  where exists (select from webhooks where webhooks.seller_id = seller and event = any (webhooks.events))
  on conflict do nothing
$$;
