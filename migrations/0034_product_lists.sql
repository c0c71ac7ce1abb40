-- A shop that holds many products makes these concurrently before the migration (docs/operations.md).
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "marketplace_products_by_name" ON "marketplace_products" USING btree (lower("name") collate "C","id");--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "marketplace_products_by_change" ON "marketplace_products" USING btree ("updated_at","id");--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "marketplace_products_by_age" ON "marketplace_products" USING btree ("created_at","id");--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "marketplace_products_by_cost" ON "marketplace_products" USING btree ("price","id");--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "marketplace_products_hidden" ON "marketplace_products" USING btree ("id") WHERE not "marketplace_products"."is_active" and "marketplace_products"."archived_at" is null;--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "marketplace_products_archive" ON "marketplace_products" USING btree ("id") WHERE "marketplace_products"."archived_at" is not null;--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "marketplace_products_coming" ON "marketplace_products" USING btree ("id") WHERE "marketplace_products"."is_active" and "marketplace_products"."coming_soon";--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "marketplace_products_images" ON "marketplace_products" USING gin ("images");--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "marketplace_products_downloads" ON "marketplace_products" USING btree (substring("redirect_url" from '^/downloads/([0-9a-f]{64})')) WHERE "marketplace_products"."redirect_url" is not null;--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "marketplace_products_ids" ON "marketplace_products" USING gin ("id" gin_trgm_ops);--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "marketplace_products_sitemap" ON "marketplace_products" USING btree (left(md5("id"), 2),"id") WHERE "marketplace_products"."is_active";
--> statement-breakpoint
-- As before, but each word is looked at once, not wherever it stands: most of the time of loading many products.
create or replace function learn_words(texts text[]) returns void language sql as $$
  with written as materialized (
    select distinct word from unnest(texts) as one, string_to_table(search_text(one), ' ') as word
  )
  insert into search_words (word, lexeme, deletions)
  select word, (ts_lexize('pg_catalog.english_stem', word))[1], one_deletion(word)
  from written
  where word ~ '^[[:alpha:]]{2,40}$'
    and cardinality(ts_lexize('pg_catalog.english_stem', word)) > 0
    and not exists (select from search_words as known where known.word = written.word)
  order by word
  on conflict do nothing
$$;
