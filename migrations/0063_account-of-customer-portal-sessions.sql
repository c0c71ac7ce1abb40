ALTER TABLE "portal_sessions" ADD COLUMN "account_id" uuid;--> statement-breakpoint
comment on column portal_sessions.account_id is 'The account whose password this log-in sent; null if it has another one, its address is proven or it has a role';
