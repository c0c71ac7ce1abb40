-- A shop that holds many orders makes the index of their transitions concurrently before (docs/operations.md).
CREATE TABLE "daily_counts" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_counts_once" PRIMARY KEY("name","day","subject")
);
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "order_events_paid" ON "order_events" USING btree ("at","order_id") WHERE "order_events"."to" = 'paid';
