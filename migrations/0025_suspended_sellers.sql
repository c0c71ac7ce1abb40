ALTER TABLE "marketplace_products" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "marketplace_sellers" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "marketplace_sellers" ADD COLUMN "suspended_reason" text;--> statement-breakpoint
ALTER TABLE "marketplace_products" ADD CONSTRAINT "marketplace_products_suspended" CHECK ("marketplace_products"."suspended_at" is null or not "marketplace_products"."is_active") NOT VALID;
--> statement-breakpoint
-- As before, without the sellers that are suspended. Their products are not active.
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
  select 'solution', id, name, solution_address(name), category, description, array_to_string(features, ' '),
    rating, download_count + review_count
  from wts_solutions
  where archived_at is null
  union all
  select 'seller', id, name, '/marketplace/sellers/' || id, '', description, '', rating, 0
  from marketplace_sellers
  where suspended_at is null
  union all
  select 'category', id, name, '/marketplace/categories/' || slug, '', description, '', 5, 0
  from marketplace_categories
  where is_active;
