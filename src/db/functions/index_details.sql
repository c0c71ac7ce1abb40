-- The words of details are part of the search text of their product or solution. Touching a product makes
-- set_product_search rewrite it.
create or replace function index_details() returns trigger language plpgsql as $$
declare
  changed item_details := coalesce(new, old);
begin
  if changed.kind = 'solution' then
    perform index_documents('solution', array[changed.item_id]);
  else
    update marketplace_products set category_id = category_id where id = changed.item_id;
  end if;
  return null;
end
$$;

create or replace trigger index_details after insert or update or delete on item_details
  for each row execute function index_details();
