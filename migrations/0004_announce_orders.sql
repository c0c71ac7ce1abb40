-- Tells every process of the store which order changed, and whose it is, in the same transaction as the change.
create function announce_order(changed orders) returns void language plpgsql as $$
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
--> statement-breakpoint
create function announce_order_change() returns trigger language plpgsql as $$
begin
  perform announce_order(new);
  return null;
end
$$;
--> statement-breakpoint
create trigger announce_change after insert or update on orders
  for each row execute function announce_order_change();
--> statement-breakpoint
create function announce_mail_change() returns trigger language plpgsql as $$
begin
  perform announce_order(orders) from orders where id = new.subject;
  return null;
end
$$;
--> statement-breakpoint
create trigger announce_change after update of state on mails
  for each row when (old.state is distinct from new.state) execute function announce_mail_change();
