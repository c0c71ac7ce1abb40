-- Only processes of release 0.2 need this: they insert lines without a total.
create or replace function write_total_of_line() returns trigger language plpgsql as $$
begin
  new.total := new.price * new.quantity;
  return new;
end
$$;

create or replace trigger order_lines_total before insert on order_lines
  for each row when (new.total is null) execute function write_total_of_line();
