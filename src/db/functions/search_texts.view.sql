-- The texts that search documents consist of. Products use their own columns instead (set_product_search.sql).
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
