-- The texts from which search documents are made. Products have columns of their own (set_product_search.sql).
create or replace view search_texts as
  select
    'solution' as kind, solution.id, solution.name, solution_address(solution.name) as address,
    solution.category as labels, solution.description,
    concat_ws(' ', array_to_string(solution.features, ' '), page.words, details_words('solution', solution.id)) as features,
    solution.rating, solution.download_count + solution.review_count as demand
  from wts_solutions solution
  left join search_pages page on page.address = solution_address(solution.name)
  where solution.archived_at is null
  union all
  select 'seller', id, name, '/marketplace/sellers/' || id, '', description, '', rating, 0
  from marketplace_sellers
  where suspended_at is null
  union all
  select 'category', id, name, '/marketplace/categories/' || slug, '', description, '', 5, 0
  from marketplace_categories
  where is_active;
