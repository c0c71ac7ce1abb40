ALTER TABLE "quote_lines" ADD COLUMN "discount" numeric(12, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "discount_code_id" uuid;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "discount_code" text DEFAULT '' NOT NULL;