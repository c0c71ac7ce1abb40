-- Facets of a category with a range of prices are counted from it, without what costs more or less. A shop that holds many
-- products makes it concurrently before the migration (docs/operations.md).
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "marketplace_products_counted_by_category_and_price" ON "marketplace_products" USING btree ("category_id","price","created_at" DESC NULLS LAST,"id","seller_id","product_type","coming_soon","rating","review_count","download_count") WHERE "marketplace_products"."is_active";