-- Publishes the changed order and its owner on the channel that every process of the store listens to.
create or replace function announce_order(changed orders) returns void language plpgsql as $$
begin
  perform pg_notify('order_changed', changed.id::text);
  if changed.user_id is not null then
    perform pg_notify('order_changed', 'user:' || changed.user_id);
  end if;
  if changed.portal_email is not null then
    perform pg_notify('order_changed', 'portal:' || changed.portal_email);
  end if;
  if changed.browser_key_hash is not null then
    perform pg_notify('order_changed', 'browser:' || changed.browser_key_hash);
  end if;
end
$$;
