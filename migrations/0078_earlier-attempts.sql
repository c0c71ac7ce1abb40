ALTER TABLE "webhook_deliveries" ADD COLUMN "earlier_attempts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
comment on column webhook_deliveries.earlier_attempts is 'The attempts before the last one, oldest first, at most nine';--> statement-breakpoint
comment on column discount_uses.customer is 'A hash of the account id, or of the email that was entered, with the secret of the shop; empty in rows of unreleased builds';--> statement-breakpoint
-- Only unreleased builds wrote hashes without the secret, which cannot be hashed again. The uses stay and count in
-- total; for these orders only the limit per customer begins anew.
update discount_uses set customer = '';
