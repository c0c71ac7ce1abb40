-- Narrow indexes for the orders of lists, in place of those that the former search and its counts read. The release
-- before only gets slower. With many products make them by hand with `concurrently` before (docs/operations.md).
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "marketplace_products_newest" ON "marketplace_products" USING btree ("created_at" DESC NULLS LAST,"id") WHERE "marketplace_products"."is_active";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "marketplace_products_newest_of_category" ON "marketplace_products" USING btree ("category_id","created_at" DESC NULLS LAST,"id") WHERE "marketplace_products"."is_active";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "marketplace_products_newest_of_seller" ON "marketplace_products" USING btree ("seller_id","created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "marketplace_products_best_rated" ON "marketplace_products" USING btree ("rating" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id") WHERE "marketplace_products"."is_active";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "marketplace_products_by_price" ON "marketplace_products" USING btree ("price","created_at" DESC NULLS LAST,"id") WHERE "marketplace_products"."is_active";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "marketplace_products_popular" ON "marketplace_products" USING btree ("download_count" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id") WHERE "marketplace_products"."is_active";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "marketplace_products_counted";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "marketplace_products_counted_by_category";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "marketplace_products_counted_by_category_and_price";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "marketplace_products_counted_by_seller";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "marketplace_products_featured";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "marketplace_products_counted_by_rating";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "marketplace_products_counted_by_price";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "marketplace_products_counted_by_downloads";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "marketplace_products_by_type";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "marketplace_products_by_seller";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "marketplace_products_seller_figures";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "marketplace_products_by_change";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "marketplace_products_by_age";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "marketplace_products_by_cost";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "marketplace_products_featured_by_cost";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "marketplace_products_hidden";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "marketplace_products_archive";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "marketplace_products_coming";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "marketplace_products_downloads";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "marketplace_products_ids";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "marketplace_products_by_lot";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "marketplace_products_tag_search";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "marketplace_products_searched_text";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "marketplace_products_joints";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "marketplace_products_letters";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "marketplace_products_part";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "marketplace_products_unusual_spellings";
