-- Which answers show what a statement has changed, by their tags (src/catalogue/answer-tags.ts). `changed` are the
-- statement's rows; of an update those before and those after it.
create function answer_tags(of_table text, changed jsonb[]) returns setof text language sql stable as $$
  with lines as (
    select line, line ->> 'id' as id from unnest(changed) as line
  ),
  -- Products that say something else now. They carry the names of their category and seller. A thousand tags are more
  -- than a notification holds.
  products as (
    select id, line ->> 'category_id' as category, line ->> 'seller_id' as seller
    from lines where of_table = 'marketplace_products'
    union
    (select id, category_id, seller_id from marketplace_products
      where of_table = 'marketplace_categories' and is_active and category_id = any (array(select id from lines)) limit 1000)
    union
    (select id, category_id, seller_id from marketplace_products
      where of_table = 'marketplace_sellers' and is_active and seller_id = any (array(select id from lines)) limit 1000)
  ),
  -- Products that came, went or moved: one that stays in its place is there twice, before and after.
  moved as (
    select line ->> 'category_id' as category, line ->> 'seller_id' as seller
    from lines where of_table = 'marketplace_products'
    group by id, category, seller, line ->> 'is_active', line ->> 'is_featured', line ->> 'sort_order', line ->> 'created_at'
    having count(*) = 1
  ),
  reviewed as (
    select line ->> 'product_type' as type, line ->> 'product_id' as id from lines where of_table = 'reviews'
  ),
  tags as (
    select unnest(array['product:' || id, 'category:' || category, 'seller:' || seller, 'listing']) as tag from products
    union select unnest(array['shelf', 'shelf:' || category, 'shelf:' || seller]) from moved
    union select unnest(array['category:' || id, 'categories', 'listing']) from lines where of_table = 'marketplace_categories'
    union select unnest(array['seller:' || id, 'listing']) from lines where of_table = 'marketplace_sellers'
    union select unnest(array['solution:' || id, 'solutions']) from lines where of_table = 'wts_solutions'
    union select 'solutions' from lines where of_table = 'solution_former_paths'
    union select (line ->> 'kind') || ':' || (line ->> 'item_id') from lines where of_table = 'item_details'
    union select case type when 'marketplace' then 'product:' else 'solution:' end || id from reviewed
    union select 'seller:' || seller_id from marketplace_products
      where id = any (array(select id from reviewed where type = 'marketplace'))
    union select 'listing' from lines where of_table = 'search_synonyms'
  )
  select tag from tags where tag is not null;
$$;
--> statement-breakpoint
-- Tells every process, once for each statement, with the commit. Nothing but an empty text, which means everything, when
-- too much has changed for a notification or an id cannot stand in a header.
create function announce_changed_answers() returns trigger language plpgsql as $$
declare
  most constant int := 200;
  changed jsonb[] := '{}';
  tags text;
  is_odd boolean;
begin
  if tg_op in ('UPDATE', 'DELETE') then
    changed := array(select to_jsonb(line) from before as line limit most + 1);
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    changed := changed || array(select to_jsonb(line) from after as line limit most + 1);
  end if;
  if tg_op <> 'TRUNCATE' and cardinality(changed) <= most then
    select string_agg(tag, ' ' order by tag), bool_or(tag !~ '^[a-z]+(:[A-Za-z0-9_-]+)?$') into tags, is_odd
    from answer_tags(tg_table_name, changed) as tag;
    if tags is null then
      return null;
    end if;
  end if;
  perform pg_notify('answers_changed', case when is_odd or octet_length(tags) > 7900 then '' else coalesce(tags, '') end);
  return null;
end
$$;
--> statement-breakpoint
-- The release before listens to what the triggers `announce_change` send; they go with the next one.
do $$
declare
  of_table text;
begin
  foreach of_table in array array['marketplace_categories', 'marketplace_sellers', 'marketplace_products', 'wts_solutions',
    'item_details', 'reviews', 'search_synonyms', 'solution_former_paths']
  loop
    execute format('create trigger answers_inserted after insert on %I referencing new table as after '
      'for each statement execute function announce_changed_answers()', of_table);
    execute format('create trigger answers_updated after update on %I referencing old table as before new table as after '
      'for each statement execute function announce_changed_answers()', of_table);
    execute format('create trigger answers_deleted after delete on %I referencing old table as before '
      'for each statement execute function announce_changed_answers()', of_table);
    execute format('create trigger answers_truncated after truncate on %I '
      'for each statement execute function announce_changed_answers()', of_table);
  end loop;
end
$$;
