ALTER TABLE "marketplace_sellers" ADD COLUMN "logo" text;--> statement-breakpoint
ALTER TABLE "marketplace_sellers" ADD COLUMN "website" text;--> statement-breakpoint
comment on column marketplace_sellers.logo is 'Address of an uploaded picture; null for drawn initials'
