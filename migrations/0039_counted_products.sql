-- What facets count is read from these alone. They have the orders of the indexes dropped below, for the release before,
-- too. A shop that holds many products makes them concurrently before the migration (docs/operations.md).
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "marketplace_products_counted" ON "marketplace_products" USING btree ("created_at" DESC NULLS LAST,"id","category_id","seller_id","price","product_type","coming_soon","rating","review_count","download_count") WHERE "marketplace_products"."is_active";--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "marketplace_products_counted_by_category" ON "marketplace_products" USING btree ("category_id","created_at" DESC NULLS LAST,"id","seller_id","price","product_type","coming_soon","rating","review_count","download_count") WHERE "marketplace_products"."is_active";--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "marketplace_products_counted_by_seller" ON "marketplace_products" USING btree ("seller_id","created_at" DESC NULLS LAST,"id","category_id","price","product_type","coming_soon","rating","review_count","download_count") WHERE "marketplace_products"."is_active";--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "marketplace_products_newest";--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "marketplace_products_by_category";--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "marketplace_products_newest_of_seller";
