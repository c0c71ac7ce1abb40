CREATE TABLE "discount_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"state" text NOT NULL,
	"percent" integer,
	"amount" numeric(12, 2),
	"scope" text NOT NULL,
	"targets" text[] DEFAULT '{}' NOT NULL,
	"seller_id" text,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"max_uses" integer,
	"max_uses_per_customer" integer,
	"minimum" numeric(12, 2) DEFAULT '0' NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "discount_codes_code_unique" UNIQUE("code"),
	CONSTRAINT "discount_codes_kind" CHECK (("discount_codes"."percent" between 1 and 100) <> ("discount_codes"."amount" > 0))
);
--> statement-breakpoint
CREATE TABLE "discount_uses" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"code_id" uuid NOT NULL,
	"customer" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "discount" numeric(12, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_code_id_discount_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."discount_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discount_codes_newest" ON "discount_codes" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "discount_codes_of_seller" ON "discount_codes" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "discount_uses_of_customer" ON "discount_uses" USING btree ("code_id","customer");--> statement-breakpoint
COMMENT ON COLUMN "discount_codes"."targets" IS 'Ids of categories or sellers, or marketplace: or wts_solution: with the id of a product; empty for everything.';--> statement-breakpoint
COMMENT ON COLUMN "discount_codes"."seller_id" IS 'The seller that offers it on its own products; null for the shop.';--> statement-breakpoint
COMMENT ON COLUMN "discount_codes"."uses" IS 'Orders that use it, except those that ended unpaid.';--> statement-breakpoint
COMMENT ON COLUMN "discount_uses"."customer" IS 'A hash of the account id, or of the email that was entered.';--> statement-breakpoint
COMMENT ON COLUMN "order_lines"."discount" IS 'What a discount code took off, in dollars; total is after it.';--> statement-breakpoint
COMMENT ON COLUMN "orders"."discount_code" IS 'The code that lowered the total; empty without one.';
