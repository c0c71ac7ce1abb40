-- The search text of a product or solution includes the words of its details. Touching the products makes
-- set_product_search rewrite that text, once per statement, and only if the details changed.
create or replace function index_details() returns trigger language plpgsql as $$
declare
  products text[];
  solutions text[];
begin
  if tg_op = 'INSERT' then
    select array_agg(item_id) filter (where kind = 'product'), array_agg(item_id) filter (where kind = 'solution')
    into products, solutions
    from after where details_words(kind, item_id) is not null;
  elsif tg_op = 'DELETE' then
    select array_agg(item_id) filter (where kind = 'product'), array_agg(item_id) filter (where kind = 'solution')
    into products, solutions
    from before;
  else
    select array_agg(item_id) filter (where kind = 'product'), array_agg(item_id) filter (where kind = 'solution')
    into products, solutions
    from (
      (select kind, item_id, details from before except select kind, item_id, details from after)
      union all
      (select kind, item_id, details from after except select kind, item_id, details from before)
    ) as changed;
  end if;
  if products is not null then
    update marketplace_products set category_id = category_id where id = any (products);
  end if;
  if solutions is not null then
    perform index_documents('solution', solutions);
  end if;
  return null;
end
$$;

-- An `insert … on conflict do update` fires both the insert and the update trigger, each with its own rows.
create or replace trigger index_inserted after insert on item_details
  referencing new table as after for each statement execute function index_details();

create or replace trigger index_updated after update on item_details
  referencing old table as before new table as after for each statement execute function index_details();

create or replace trigger index_deleted after delete on item_details
  referencing old table as before for each statement execute function index_details();
