CREATE TABLE "search_pages" (
	"address" text PRIMARY KEY NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "marketplace_products" ADD COLUMN IF NOT EXISTS "search_vector" "tsvector";
--> statement-breakpoint
ALTER TABLE "marketplace_products" ADD COLUMN IF NOT EXISTS "search_text" text;
--> statement-breakpoint
-- What a search compares a product with: its words by weight (name A; tags, category and seller B; descriptions C;
-- features D), and name, description, tags and id in lower case, separated by control characters, which no term has.
create or replace function set_product_search() returns trigger language plpgsql as $$
begin
  new.search_vector := search_vector(
    new.name,
    concat_ws(' ', array_to_string(new.tags, ' '),
      (select name from marketplace_categories where id = new.category_id),
      (select name from marketplace_sellers where id = new.seller_id)),
    new.short_description || ' ' || new.description,
    array_to_string(new.features, ' '));
  new.search_text := lower(
    new.name || E'\n' || new.description || E'\x1f' || array_to_string(new.tags, E'\x1f') || E'\x1f' || new.id);
  return new;
end
$$;
--> statement-breakpoint
create or replace trigger set_search
  before insert or update of id, name, description, short_description, tags, features, category_id, seller_id
  on marketplace_products for each row execute function set_product_search();
--> statement-breakpoint
-- Products carry the names of their category and seller.
create or replace function refresh_renamed_products() returns trigger language plpgsql as $$
begin
  update marketplace_products set category_id = category_id where category_id = new.id or seller_id = new.id;
  return null;
end
$$;
--> statement-breakpoint
create or replace trigger refresh_products after update of name on marketplace_categories
  for each row when (old.name is distinct from new.name) execute function refresh_renamed_products();
--> statement-breakpoint
create or replace trigger refresh_products after update of name on marketplace_sellers
  for each row when (old.name is distinct from new.name) execute function refresh_renamed_products();
--> statement-breakpoint
-- As before, with the words of the solutions' pages: those in the code, and those of the sections that describe.
create or replace view search_texts as
  select
    'product' as kind, product.id, product.name, '/marketplace/' || product.id as address,
    concat_ws(' ', array_to_string(product.tags, ' '), category.name, seller.name) as labels,
    product.short_description || ' ' || product.description as description,
    array_to_string(product.features, ' ') as features,
    product.rating, product.download_count + product.review_count as demand
  from marketplace_products product
  left join marketplace_categories category on category.id = product.category_id
  left join marketplace_sellers seller on seller.id = product.seller_id
  where product.is_active
  union all
  select 'solution', solution.id, solution.name, solution_address(solution.name), solution.category,
    solution.description,
    concat_ws(' ', array_to_string(solution.features, ' '), page.words, details.words),
    solution.rating, solution.download_count + solution.review_count
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
--> statement-breakpoint
create function index_page_of_solution() returns trigger language plpgsql as $$
begin
  perform index_documents('solution', array(select id from wts_solutions where solution_address(name) = new.address));
  return null;
end
$$;
--> statement-breakpoint
create trigger index_page after insert or update on search_pages
  for each row execute function index_page_of_solution();
--> statement-breakpoint
create function index_details_of_solution() returns trigger language plpgsql as $$
begin
  perform index_documents('solution', array[coalesce(new.item_id, old.item_id)]);
  return null;
end
$$;
--> statement-breakpoint
create trigger index_details_written after insert or update on item_details
  for each row when (new.kind = 'solution') execute function index_details_of_solution();
--> statement-breakpoint
create trigger index_details_deleted after delete on item_details
  for each row when (old.kind = 'solution') execute function index_details_of_solution();
--> statement-breakpoint
-- Known words spelled much like one. Below the usual 0.3, so that letters in each other's place are forgiven.
create or replace function words_like(typed text) returns table (word text, lexeme text) language sql stable parallel safe
  set pg_trgm.similarity_threshold = 0.2 as $$
  select known.word, known.lexeme from search_words as known where known.word % typed
$$;
--> statement-breakpoint
-- More of what buyers type and no product says.
insert into search_synonyms (terms) values
  (array['hack', 'hacker', 'hacked', 'break in', 'attack', 'vulnerability', 'penetration test']),
  (array['stolen', 'breach', 'leak', 'security']),
  (array['cheap', 'affordable', 'inexpensive', 'low cost', 'free']),
  (array['charge', 'pricing', 'margin']),
  (array['sell', 'online store', 'e-commerce']),
  (array['money', 'revenue', 'profit']),
  (array['forget', 'remember', 'checklist']),
  (array['new employee', 'new starter', 'first day', 'new hire', 'onboarding']),
  (array['unit', 'quantity', 'demand', 'inventory']),
  (array['computer', 'laptop', 'device']),
  (array['renew', 'expire', 'expiry', 'deadline']),
  (array['fridge', 'freezer', 'cold storage', 'cooler', 'sensors']),
  (array['teach', 'educate', 'train', 'training']),
  (array['fix', 'repair', 'broken', 'maintenance', 'support']),
  (array['lose', 'lost', 'deleted', 'restore', 'backup']),
  (array['paper', 'paperwork', 'documents']),
  (array['idea', 'concept', 'prototype', 'blueprint']),
  (array['promote', 'advertise', 'marketing', 'launch']),
  (array['opinion', 'feedback', 'survey']),
  (array['predict', 'prediction', 'forecast']),
  (array['new customers', 'new clients', 'more customers', 'more clients', 'lead generation', 'leads']);
--> statement-breakpoint
select index_documents('solution', array(select id from wts_solutions));
