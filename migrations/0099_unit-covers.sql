ALTER TABLE "marketplace_products" ADD COLUMN "unit_covers" text;--> statement-breakpoint
ALTER TABLE "wts_solutions" ADD COLUMN "unit_covers" text;