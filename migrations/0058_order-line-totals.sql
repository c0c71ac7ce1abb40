alter table "order_lines" add column "total" numeric(12, 2);
--> statement-breakpoint
-- Processes of release 0.2 insert lines without a total.
create function write_total_of_line() returns trigger language plpgsql as $$
begin
  new.total := new.price * new.quantity;
  return new;
end
$$;
--> statement-breakpoint
create trigger order_lines_total before insert on order_lines
  for each row when (new.total is null) execute function write_total_of_line();
