-- A shop that holds many products makes these concurrently before the migration (docs/operations.md).
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "marketplace_products_search" ON "marketplace_products" USING gin ("search_vector",ts_filter("search_vector", '{a}')) WHERE "marketplace_products"."is_active";--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "marketplace_products_search_text" ON "marketplace_products" USING gin ("search_text" gin_trgm_ops);
