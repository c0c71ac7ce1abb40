-- The indexes call the function. Its file is applied after the migrations.
create or replace function file_ids(document jsonb) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(found[1]), '{}')
  from regexp_matches(document::text, '/(?:files|downloads)/([0-9a-f]{64})', 'g') as found
$$;
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "item_details_files" ON "item_details" USING gin (file_ids("details"));
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "catalogue_proposals_files" ON "catalogue_proposals" USING gin (file_ids("document"));
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "order_lines_of_product_paid" ON "order_lines" USING btree ("product_type","product_id","paid_at","total");
-- functions: 85d8cdbb00c6f047
