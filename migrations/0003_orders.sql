CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"subject" uuid NOT NULL,
	"kind" text NOT NULL,
	"message" json,
	"state" text DEFAULT 'queued' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"fault" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mails_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "hand_off_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"exchanged_at" timestamp with time zone,
	CONSTRAINT "hand_off_tokens_in_order" UNIQUE("order_id","number")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"source" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"portal_event_id" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_events_in_order" UNIQUE("order_id","number"),
	CONSTRAINT "order_events_once" UNIQUE("order_id","portal_event_id")
);
--> statement-breakpoint
CREATE TABLE "order_keys" (
	"hash" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" text NOT NULL,
	"product_type" text NOT NULL,
	"offer" text NOT NULL,
	"name" text NOT NULL,
	"price" numeric(12, 2) NOT NULL,
	"quantity" integer NOT NULL,
	"subscription_interval" text,
	CONSTRAINT "order_lines_in_order" UNIQUE("order_id","position"),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"user_id" uuid,
	"portal_email" text,
	"browser_key_hash" text,
	"customer_id" text NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"company" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip_code" text NOT NULL,
	"country" text NOT NULL,
	"notes" text NOT NULL,
	"total" numeric(12, 2) NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"status" text DEFAULT 'prepared' NOT NULL,
	"token_number" integer DEFAULT 0 NOT NULL,
	"session_id" text,
	"prepared_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	CONSTRAINT "orders_idempotencyKey_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "portal_events" (
	"id" text NOT NULL,
	"type" text NOT NULL,
	"order" text NOT NULL,
	"payload" json NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	CONSTRAINT "portal_events_once" PRIMARY KEY("id")
);
--> statement-breakpoint
ALTER TABLE "hand_off_tokens" ADD CONSTRAINT "hand_off_tokens_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_keys" ADD CONSTRAINT "order_keys_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_of_subject" ON "mails" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "mails_unfinished" ON "mails" USING btree ("changed_at") WHERE state in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "order_keys_of_order" ON "order_keys" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_of_user" ON "orders" USING btree ("user_id","prepared_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_of_portal_customer" ON "orders" USING btree ("portal_email","prepared_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_of_browser" ON "orders" USING btree ("browser_key_hash","prepared_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_by_change" ON "orders" USING btree ("status","changed_at");--> statement-breakpoint
CREATE INDEX "orders_of_session" ON "orders" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("prepared_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "portal_events_of_order" ON "portal_events" USING btree ("order");--> statement-breakpoint
CREATE INDEX "portal_events_by_outcome" ON "portal_events" USING btree ("outcome","received_at" DESC NULLS LAST);