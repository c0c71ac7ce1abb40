ALTER TABLE "product_files" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "file_downloads" ADD COLUMN "counted" integer DEFAULT 0 NOT NULL;