ALTER TABLE "mails" ADD COLUMN "urgency" text DEFAULT 'normal' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "handed_over_at" timestamp with time zone;--> statement-breakpoint
-- The table is small: its rows live for an hour at most.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "rate_limits_expired" ON "rate_limits" USING btree ("expire");