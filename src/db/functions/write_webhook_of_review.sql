create or replace function write_webhook_of_review() returns trigger language plpgsql as $$
begin
  perform write_webhook_message(new.seller_id, 'review.published', new.id::text, new.created_at);
  return null;
end
$$;

create or replace trigger reviews_webhooks after insert on reviews
  for each row when (new.state = 'published' and new.seller_id is not null)
  execute function write_webhook_of_review();
