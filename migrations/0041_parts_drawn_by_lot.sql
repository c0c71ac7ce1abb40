-- In the order of a checksum of the id, products are as if drawn by lot: what is counted in some of them holds for all. A
-- shop that holds many products makes all three concurrently before the migration (docs/operations.md).
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "marketplace_products_by_lot" ON "marketplace_products" USING btree (left(md5("id"), 2),"id","category_id","seller_id","price","product_type","coming_soon","rating","review_count","download_count","created_at") WHERE "marketplace_products"."is_active";--> statement-breakpoint
-- All that searches look for, of one product in 64.
-- squawk-ignore require-concurrent-index-creation
create index if not exists marketplace_products_part on marketplace_products using gin (
  searched_text gin_trgm_ops,
  lowercased(tags),
  array_to_tsvector(word_joints(searched_text)),
  letters_and_pairs(searched_text)
) with (fastupdate = off) where is_active and left(md5(id), 2) < '04';
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "marketplace_products_featured_by_cost" ON "marketplace_products" USING btree ("price","id") WHERE "marketplace_products"."is_featured";--> statement-breakpoint
-- The first of them has its order, for the release before, too.
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "marketplace_products_sitemap";
