-- See announce_cart_change.sql for why 'wadah store' is excluded.
create or replace function announce_saved_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('saved_changed', coalesce(new.user_id, old.user_id)::text);
  return null;
end
$$;

create or replace trigger announce_change after insert or update or delete on saved_products
  for each row when (current_setting('application_name') not like 'wadah store%')
  execute function announce_saved_change();
