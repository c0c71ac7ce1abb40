-- NOTIFY inside a write holds a cluster-wide lock until the commit is on disk. Connections named 'wadah store'
-- therefore publish after the commit (src/db/publish-changes.server.ts). The announce_change triggers publish
-- for all others, such as staff commands and manual SQL.
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
