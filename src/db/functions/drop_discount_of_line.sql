-- Needed only for processes of release 0.2, which write a new price and ignore the discount. The discount was
-- computed from the earlier price, so it is reset. Later releases write the discount after the price.
create or replace function drop_discount_of_line() returns trigger language plpgsql as $$
begin
  new.discount := 0;
  return new;
end
$$;

create or replace trigger quote_lines_discount before update of price on quote_lines
  for each row execute function drop_discount_of_line();
