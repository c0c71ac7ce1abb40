CREATE TABLE "quote_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quote_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" text NOT NULL,
	"product_type" text NOT NULL,
	"offer" text NOT NULL,
	"name" text NOT NULL,
	"quantity" integer NOT NULL,
	"subscription_interval" text,
	"list_price" numeric(12, 2) NOT NULL,
	"price" numeric(12, 2),
	CONSTRAINT "quote_lines_in_quote" UNIQUE("quote_id","position"),
	CONSTRAINT "quote_lines_quantity" CHECK ("quote_lines"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"user_id" uuid,
	"portal_email" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"company" text NOT NULL,
	"message" text NOT NULL,
	"seller_id" text,
	"state" text DEFAULT 'requested' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	"order_id" uuid,
	"customer_deleted_at" timestamp with time zone,
	CONSTRAINT "quotes_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "quotes_answered" CHECK ("quotes"."state" not in ('answered', 'used') or ("quotes"."answered_at" is not null and "quotes"."expires_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "quote_id" uuid;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotes_of_user" ON "quotes" USING btree ("user_id","requested_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "quotes_of_portal_customer" ON "quotes" USING btree ("portal_email","requested_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "quotes_of_seller" ON "quotes" USING btree ("seller_id","requested_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "quotes_by_state" ON "quotes" USING btree ("state","requested_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "quotes_newest" ON "quotes" USING btree ("requested_at" DESC NULLS LAST);--> statement-breakpoint
-- The column is new and empty, so there is nothing to scan.
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "orders" ADD CONSTRAINT "orders_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE UNIQUE INDEX IF NOT EXISTS "orders_open_of_quote" ON "orders" USING btree ("quote_id") WHERE "orders"."status" not in ('cancelled', 'declined', 'expired');