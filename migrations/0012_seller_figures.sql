-- A shop that holds many products makes these concurrently before the migration (docs/operations.md).
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "marketplace_products_newest_of_seller" ON "marketplace_products" USING btree ("seller_id","created_at" DESC NULLS LAST,"id") WHERE "marketplace_products"."is_active";--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "marketplace_products_seller_figures" ON "marketplace_products" USING btree ("seller_id","category_id","review_count","rating") WHERE "marketplace_products"."is_active";
