CREATE TABLE "item_details" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"details" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "item_details_kind_item_id_pk" PRIMARY KEY("kind","item_id"),
	CONSTRAINT "item_details_kind" CHECK ("item_details"."kind" in ('product', 'solution'))
);
--> statement-breakpoint
ALTER TABLE "marketplace_sellers" ADD COLUMN "verified_since" date;--> statement-breakpoint
ALTER TABLE "marketplace_sellers" ADD COLUMN "checks" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "marketplace_sellers" ADD COLUMN "response_hours" integer;--> statement-breakpoint
ALTER TABLE "marketplace_sellers" ADD COLUMN "support_policy" text;--> statement-breakpoint
ALTER TABLE "marketplace_sellers" ADD COLUMN "refund_policy" text;--> statement-breakpoint
ALTER TABLE "marketplace_sellers" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "marketplace_sellers" ADD COLUMN "founded_year" integer;--> statement-breakpoint
ALTER TABLE "marketplace_sellers" ADD COLUMN "selling_since" date;--> statement-breakpoint
create trigger announce_change after insert or update or delete or truncate on item_details
  for each statement execute function announce_catalogue_change();
