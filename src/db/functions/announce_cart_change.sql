-- A NOTIFY inside a write holds a lock of the whole cluster until the commit is on disk. So connections named
-- 'wadah store' publish their own changes after the commit (src/db/publish-changes.server.ts), and the triggers named
-- announce_change only cover everybody else: commands for staff and SQL by hand.
create or replace function announce_cart_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('cart_changed', coalesce(new.user_id, old.user_id)::text);
  return null;
end
$$;

create or replace trigger announce_change after insert or update or delete on marketplace_cart_items
  for each row when (current_setting('application_name') not like 'wadah store%')
  execute function announce_cart_change();

create or replace trigger announce_change after insert or update or delete on wts_cart_items
  for each row when (current_setting('application_name') not like 'wadah store%')
  execute function announce_cart_change();
