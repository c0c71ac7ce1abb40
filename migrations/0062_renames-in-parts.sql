-- functions: 6cf1ef26c003e062
CREATE TABLE "search_renames" (
	"id" text PRIMARY KEY NOT NULL,
	"renamed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- A shop that holds many products makes it concurrently before the migration (docs/operations.md).
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "marketplace_products_listed" ON "marketplace_products" USING btree ("created_at" DESC NULLS LAST,"id","category_id","seller_id","price","product_type","redirect_url","coming_soon","rating","review_count","download_count") WHERE "marketplace_products"."is_active";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "marketplace_products_newest";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "order_events_paid";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "orders_of_session";
