-- Notifies open pages of an order when its mail changes state. See announce_cart_change.sql for why 'wadah store' is
-- excluded.
create or replace function announce_mail_change() returns trigger language plpgsql as $$
begin
  perform announce_order(orders) from orders where id = new.subject;
  return null;
end
$$;

create or replace trigger announce_change after update of state on mails
  for each row
  when (old.state is distinct from new.state and current_setting('application_name') not like 'wadah store%')
  execute function announce_mail_change();
