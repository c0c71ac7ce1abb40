-- A shop that holds many products makes these concurrently before the migration (docs/operations.md).
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "marketplace_products_by_price" ON "marketplace_products" USING btree ("price","created_at" DESC NULLS LAST,"id") WHERE "marketplace_products"."is_active";--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "marketplace_products_popular" ON "marketplace_products" USING btree ("download_count" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id") WHERE "marketplace_products"."is_active";--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "marketplace_products_by_type" ON "marketplace_products" USING btree ("product_type","price") WHERE "marketplace_products"."is_active";