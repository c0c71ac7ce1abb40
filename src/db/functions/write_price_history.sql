-- Every change of a price writes one row per product; tg_argv[0] is the type of the product.
create or replace function write_price_history() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into price_history (product_type, product_id, price)
      select tg_argv[0], later.id, later.price from after as later;
  else
    insert into price_history (product_type, product_id, price)
      select tg_argv[0], later.id, later.price
      from after as later join before as earlier using (id)
      where later.price <> earlier.price;
  end if;
  return null;
end
$$;

create or replace trigger price_history_inserted after insert on marketplace_products
  referencing new table as after for each statement execute function write_price_history('marketplace');

create or replace trigger price_history_updated after update on marketplace_products
  referencing old table as before new table as after for each statement
  execute function write_price_history('marketplace');

create or replace trigger price_history_inserted after insert on wts_solutions
  referencing new table as after for each statement execute function write_price_history('wts_solution');

create or replace trigger price_history_updated after update on wts_solutions
  referencing old table as before new table as after for each statement
  execute function write_price_history('wts_solution');
