CREATE TABLE "product_import_rows" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"outcome" text NOT NULL,
	"result" text,
	"product_id" text NOT NULL,
	"name" text NOT NULL,
	"notes" text[] NOT NULL,
	"given" jsonb,
	"version" integer,
	CONSTRAINT "product_import_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "product_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid,
	"session_id" uuid,
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"source" text,
	"state" text NOT NULL,
	"problem" text,
	"with_duplicates" boolean DEFAULT false NOT NULL,
	"entry_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "product_import_rows" ADD CONSTRAINT "product_import_rows_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_imports_unfinished" ON "product_imports" USING btree ("file_hash") WHERE state in ('reading', 'ready', 'writing');--> statement-breakpoint
CREATE INDEX "product_imports_newest" ON "product_imports" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_imports_of_account" ON "product_imports" USING btree ("account_id");--> statement-breakpoint
comment on column product_imports.source is 'Text of the file; null once its rows are stored';--> statement-breakpoint
comment on column product_imports.entry_id is 'Entry of the audit log to which the entries of the rows belong; null for a single row';--> statement-breakpoint
comment on column product_import_rows.row is 'Numbered as in a spreadsheet, from 1';--> statement-breakpoint
comment on column product_import_rows.given is 'Form values of the columns in the file; null when the row is written or is not going to be';--> statement-breakpoint
comment on column product_import_rows.version is 'Version of the product in the report; null for a new product';
