-- Only processes of release 0.2 need this: they answer a quote without its discount code and write prices
-- alone, which the discount on the earlier prices must not lower. Later releases write the discount after the
-- price.
create or replace function drop_discount_of_line() returns trigger language plpgsql as $$
begin
  new.discount := 0;
  return new;
end
$$;

create or replace trigger quote_lines_discount before update of price on quote_lines
  for each row execute function drop_discount_of_line();
