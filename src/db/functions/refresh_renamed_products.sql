-- Customers find products by the names of their category and seller, so a rename must update the search text.
-- Touching a row makes set_product_search rewrite that text. This function touches the first 500 rows, in
-- under a second; a job touches the rest.
create or replace function refresh_renamed_products() returns trigger language plpgsql as $$
declare
  refreshed int;
begin
  update marketplace_products set category_id = category_id
  where id in (select id from marketplace_products where category_id = new.id or seller_id = new.id limit 500);
  get diagnostics refreshed = row_count;
  if refreshed = 500 then
    insert into search_renames (id) values (new.id) on conflict (id) do update set renamed_at = excluded.renamed_at;
  end if;
  return null;
end
$$;

create or replace trigger refresh_products after update of name on marketplace_categories
  for each row when (old.name is distinct from new.name) execute function refresh_renamed_products();

create or replace trigger refresh_products after update of name on marketplace_sellers
  for each row when (old.name is distinct from new.name) execute function refresh_renamed_products();
