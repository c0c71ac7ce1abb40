-- A shop with many days of counts makes it concurrently before the migration (docs/operations.md).
-- squawk-ignore require-concurrent-index-creation
create index if not exists "daily_counts_summed" ON "daily_counts" USING btree ("name","day","subject","count");
