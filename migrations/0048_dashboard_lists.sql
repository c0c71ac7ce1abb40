-- A shop with many orders or entries of the log makes them concurrently before the migration (docs/operations.md).
-- squawk-ignore require-concurrent-index-creation
create index if not exists "audit_entries_by_subject" ON "audit_entries" USING btree ("subject_id" text_pattern_ops,"at" DESC NULLS LAST);
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
create index if not exists "audit_entries_by_action" ON "audit_entries" USING btree (lower("action") text_pattern_ops,"at" DESC NULLS LAST);
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
create index if not exists "catalogue_proposals_for_staff" ON "catalogue_proposals" USING btree (("state" = 'submitted') desc nulls last,(case when "state" = 'submitted' then "submitted_at" end),"updated_at" DESC NULLS LAST,"id");
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
create index if not exists "waitlist_entries_newest" ON "waitlist_entries" USING btree ("created_at","id");
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
create index if not exists "order_lines_paid" ON "order_lines" USING btree ("paid_at","seller_id","product_type","product_id","subscription_interval","quantity","price","name") WHERE "order_lines"."paid_at" is not null;
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
create index if not exists "orders_unfinished" ON "orders" USING btree ("changed_at","id") WHERE "orders"."status" in ('paid', 'documents_opened', 'signed', 'payment_failed');
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
create index if not exists "portal_events_not_applied" ON "portal_events" USING btree ("received_at","outcome","order") WHERE "portal_events"."outcome" in ('pending', 'ignored') and "portal_events"."reason" is distinct from 'already_there';
