-- Served rare statements on small tables, or none. Dropping an index takes no time.
-- 0086 replaced this one. Dropped in the transaction that builds another index of its table, it would deadlock with
-- payments.
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "order_lines_of_product";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "invitations_by_email";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "discount_codes_of_seller";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "catalogue_drafts_of_item";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "product_imports_newest";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "product_imports_of_account";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "api_keys_by_creator";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "webhooks_by_creator";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "portal_events_by_outcome";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX IF EXISTS "paid_statements_by_account";
