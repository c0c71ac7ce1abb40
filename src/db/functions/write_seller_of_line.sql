-- Stores the product's seller at the time of the order.
create or replace function write_seller_of_line() returns trigger language plpgsql as $$
begin
  if new.product_type = 'marketplace' then
    select product.seller_id, seller.name into new.seller_id, new.seller_name
      from marketplace_products product left join marketplace_sellers seller on seller.id = product.seller_id
      where product.id = new.product_id;
  end if;
  return new;
end
$$;

create or replace trigger order_lines_seller before insert on order_lines
  for each row when (new.seller_id is null) execute function write_seller_of_line();
