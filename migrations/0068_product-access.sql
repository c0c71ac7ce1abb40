CREATE TABLE "license_activations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key_id" uuid NOT NULL,
	"instance" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"activated_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "license_activations_once" UNIQUE("key_id","instance")
);
--> statement-breakpoint
CREATE TABLE "license_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_type" text NOT NULL,
	"product_id" text NOT NULL,
	"key" text NOT NULL,
	"line_id" uuid,
	"activation_limit" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"assigned_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "license_keys_of_product" UNIQUE("product_type","product_id","key")
);
--> statement-breakpoint
CREATE TABLE "license_signing_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_access" (
	"product_type" text NOT NULL,
	"product_id" text NOT NULL,
	"instructions" text DEFAULT '' NOT NULL,
	"link_url" text DEFAULT '' NOT NULL,
	"link_label" text DEFAULT '' NOT NULL,
	"contact_email" text DEFAULT '' NOT NULL,
	"key_source" text DEFAULT 'none' NOT NULL,
	"activation_limit" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_access_product_type_product_id_pk" PRIMARY KEY("product_type","product_id"),
	CONSTRAINT "product_access_limit" CHECK ("product_access"."activation_limit" between 1 and 10000)
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "access_ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "license_activations" ADD CONSTRAINT "license_activations_key_id_license_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."license_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "license_keys" ADD CONSTRAINT "license_keys_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "license_keys_of_line" ON "license_keys" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "license_keys_free" ON "license_keys" USING btree ("product_type","product_id","created_at","id") WHERE "license_keys"."line_id" is null;--> statement-breakpoint
-- A shop with many orders makes it concurrently before the migration (docs/operations.md).
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "order_lines_of_product" ON "order_lines" USING btree ("product_type","product_id");--> statement-breakpoint
comment on column license_keys.line_id is 'Order line that got the key; null while nobody has bought it';--> statement-breakpoint
comment on column license_keys.ended_at is 'When it ended before its line, because the quantity was reduced';--> statement-breakpoint
comment on column license_signing_keys.private_key is 'Base64 of PKCS #8; null if the key comes from the settings';--> statement-breakpoint
comment on column product_access.activation_limit is 'Machines per key, for keys assigned from now on';--> statement-breakpoint
comment on column order_lines.access_ended_at is 'When its buyer lost access, by a refund or the end of the subscription; null before';
