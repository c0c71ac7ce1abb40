-- Drops what only releases before 0.2.0 searched products with; 0.2.0 runs on. Each of these three migrations locks only
-- tables that no query reads together, so that none ends in a deadlock.
drop trigger index_inserted on marketplace_products;
--> statement-breakpoint
drop trigger index_updated on marketplace_products;
--> statement-breakpoint
drop trigger index_deleted on marketplace_products;
--> statement-breakpoint
drop trigger index_truncated on marketplace_products;
--> statement-breakpoint
-- squawk-ignore ban-drop-column
alter table marketplace_products drop column searched_text;
--> statement-breakpoint
-- Dropped by the last of these migrations, when nobody runs the former function any more.
alter table search_words alter column deletions set default '{}';
--> statement-breakpoint
create or replace function learn_words(texts text[]) returns void language sql as $$
  with written as materialized (
    select distinct word from unnest(texts) as one, string_to_table(search_text(one), ' ') as word
  )
  insert into search_words (word, lexeme)
  select word, (ts_lexize('pg_catalog.english_stem', word))[1]
  from written
  where word ~ '^[[:alpha:]]{2,40}$'
    and cardinality(ts_lexize('pg_catalog.english_stem', word)) > 0
    and not exists (select from search_words as known where known.word = written.word)
  order by word
  on conflict do nothing
$$;
--> statement-breakpoint
-- The names of its category and seller are learned with them.
create function learn_products() returns trigger language plpgsql as $$
begin
  perform learn_words(array_agg(concat_ws(' ', name, array_to_string(tags, ' '), short_description, description,
    array_to_string(features, ' ')))) from after;
  return null;
end
$$;
--> statement-breakpoint
create function learn_changed_products() returns trigger language plpgsql as $$
begin
  perform learn_words(array_agg(concat_ws(' ', later.name, array_to_string(later.tags, ' '), later.short_description,
    later.description, array_to_string(later.features, ' '))))
  from after as later
  join before as earlier using (id)
  where later.search_vector is distinct from earlier.search_vector;
  return null;
end
$$;
--> statement-breakpoint
create trigger learn_inserted after insert on marketplace_products
  referencing new table as after for each statement execute function learn_products();
--> statement-breakpoint
create trigger learn_updated after update on marketplace_products
  referencing old table as before new table as after for each statement execute function learn_changed_products();
--> statement-breakpoint
create or replace view search_texts as
  select
    'solution' as kind, solution.id, solution.name, solution_address(solution.name) as address,
    solution.category as labels, solution.description,
    concat_ws(' ', array_to_string(solution.features, ' '), page.words, details.words) as features,
    solution.rating, solution.download_count + solution.review_count as demand
  from wts_solutions solution
  left join search_pages page on page.address = solution_address(solution.name)
  left join lateral (
    select string_agg(text #>> '{}', ' ') as words
    from item_details,
      jsonb_path_query(item_details.details, 'strict $.keyvalue() ? (@.key == "steps" || @.key == "needs" || @.key == "connections" || @.key == "questions").value.** ? (@.type() == "string")') as text
    where item_details.kind = 'solution' and item_details.item_id = solution.id
  ) details on true
  where solution.archived_at is null
  union all
  select 'seller', id, name, '/marketplace/sellers/' || id, '', description, '', rating, 0
  from marketplace_sellers
  where suspended_at is null
  union all
  select 'category', id, name, '/marketplace/categories/' || slug, '', description, '', 5, 0
  from marketplace_categories
  where is_active;
