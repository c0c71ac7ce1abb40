-- A shop with many orders makes the index concurrently before the migration (docs/operations.md).
-- squawk-ignore require-concurrent-index-creation
create index if not exists "order_lines_paid_totals" on "order_lines" using btree ("paid_at","seller_id","product_type","product_id","subscription_interval","quantity","total","name") where "order_lines"."paid_at" is not null;
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
drop index "order_lines_paid";
--> statement-breakpoint
-- One pass over the table; every row has a total by the trigger and the migration before.
-- squawk-ignore adding-not-nullable-field
alter table "order_lines" alter column "total" set not null;
