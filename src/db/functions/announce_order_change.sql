-- See announce_cart_change.sql for why 'wadah store' is excluded.
create or replace function announce_order_change() returns trigger language plpgsql as $$
begin
  perform announce_order(new);
  return null;
end
$$;

create or replace trigger announce_change after insert or update on orders
  for each row when (current_setting('application_name') not like 'wadah store%')
  execute function announce_order_change();
