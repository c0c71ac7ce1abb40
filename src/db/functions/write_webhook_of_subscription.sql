-- The subject of a message is the line and the time of the event, so that each event gets its own message.
create or replace function write_webhook_of_subscription() returns trigger language plpgsql as $$
declare
  ended boolean := tg_table_name = 'subscriptions' and to_jsonb(new) ->> 'ended_at' is not null;
  renewed boolean := tg_table_name = 'subscription_payments';
begin
  perform write_webhook_message(
    line.seller_id,
    case when renewed then 'subscription.renewed' when ended then 'subscription.ended' else 'subscription.past_due' end,
    new.line_id || '@' || coalesce(case when ended then to_jsonb(new) ->> 'ended_at' end,
      to_jsonb(new) ->> 'past_due_at', to_jsonb(new) ->> 'period_end'),
    now()
  )
  from order_lines line where line.id = new.line_id and line.seller_id is not null;
  return null;
end
$$;

create or replace trigger subscription_payments_webhooks after insert on subscription_payments
  for each row execute function write_webhook_of_subscription();

create or replace trigger subscriptions_webhooks after update on subscriptions
  for each row when (
    new.ended_at is not null and old.ended_at is null
    or new.ended_at is null and new.past_due_at is not null and old.past_due_at is null
  ) execute function write_webhook_of_subscription();
