CREATE TABLE "product_files" (
	"product_id" text NOT NULL,
	"file_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_files_product_id_file_id_pk" PRIMARY KEY("product_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "file_downloads" (
	"file_id" text NOT NULL,
	"product_id" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "file_downloads_file_id_product_id_day_pk" PRIMARY KEY("file_id","product_id","day")
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"extension" text NOT NULL,
	"bytes" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"seller_id" text,
	"uploaded_by" uuid,
	"uploaded_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stored_files_picture_has_size" CHECK (("stored_files"."kind" = 'picture') = ("stored_files"."width" is not null))
);
--> statement-breakpoint
ALTER TABLE "product_files" ADD CONSTRAINT "product_files_product_id_marketplace_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."marketplace_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_files" ADD CONSTRAINT "product_files_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_downloads" ADD CONSTRAINT "file_downloads_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_files_of_file" ON "product_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "stored_files_newest" ON "stored_files" USING btree ("uploaded_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "stored_files_of_seller" ON "stored_files" USING btree ("seller_id","uploaded_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "stored_files_of_account" ON "stored_files" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "stored_files_unused" ON "stored_files" USING btree ("used_at");