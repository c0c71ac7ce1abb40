-- Products are found by the names of their category and seller. Any update makes set_product_search write them again.
create or replace function refresh_renamed_products() returns trigger language plpgsql as $$
begin
  update marketplace_products set category_id = category_id where category_id = new.id or seller_id = new.id;
  return null;
end
$$;

create or replace trigger refresh_products after update of name on marketplace_categories
  for each row when (old.name is distinct from new.name) execute function refresh_renamed_products();

create or replace trigger refresh_products after update of name on marketplace_sellers
  for each row when (old.name is distinct from new.name) execute function refresh_renamed_products();
