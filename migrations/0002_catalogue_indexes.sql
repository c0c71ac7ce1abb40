-- Tags compare without case; an index needs a function that promises to be immutable.
create function lowercased(text[]) returns text[] language sql immutable strict parallel safe
  return array(select lower(tag) from unnest($1) as tag);
--> statement-breakpoint
DROP INDEX "marketplace_products_by_rating";--> statement-breakpoint
DROP INDEX "marketplace_products_newest";--> statement-breakpoint
DROP INDEX "marketplace_products_by_category";--> statement-breakpoint
DROP INDEX "marketplace_products_tag_search";--> statement-breakpoint
CREATE INDEX "marketplace_products_featured" ON "marketplace_products" USING btree ("created_at" DESC NULLS LAST,"id") WHERE "marketplace_products"."is_active" and "marketplace_products"."is_featured";--> statement-breakpoint
CREATE INDEX "marketplace_products_newest" ON "marketplace_products" USING btree ("created_at" DESC NULLS LAST,"id") WHERE "marketplace_products"."is_active";--> statement-breakpoint
CREATE INDEX "marketplace_products_by_category" ON "marketplace_products" USING btree ("category_id","created_at" DESC NULLS LAST,"id") WHERE "marketplace_products"."is_active";--> statement-breakpoint
CREATE INDEX "marketplace_products_tag_search" ON "marketplace_products" USING gin (lowercased("tags"));