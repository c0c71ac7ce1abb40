-- The orders of lists, with what facets ask: products that a facet leaves out are not read as rows. They replace the indexes
-- dropped below, for the release before, too. A shop that holds many products makes them concurrently before the migration
-- (docs/operations.md).
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "marketplace_products_counted_by_rating" ON "marketplace_products" USING btree ("rating" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id","category_id","seller_id","price","product_type","coming_soon","review_count","download_count") WHERE "marketplace_products"."is_active";--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "marketplace_products_counted_by_price" ON "marketplace_products" USING btree ("price","created_at" DESC NULLS LAST,"id","category_id","seller_id","product_type","coming_soon","rating","review_count","download_count") WHERE "marketplace_products"."is_active";--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "marketplace_products_counted_by_downloads" ON "marketplace_products" USING btree ("download_count" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id","category_id","seller_id","price","product_type","coming_soon","rating","review_count") WHERE "marketplace_products"."is_active";--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "marketplace_products_best";--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "marketplace_products_by_price";--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "marketplace_products_popular";
