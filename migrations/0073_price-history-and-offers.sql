CREATE TABLE "price_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_type" text NOT NULL,
	"product_id" text NOT NULL,
	"price" numeric(12, 2) NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" text NOT NULL,
	"price" numeric(12, 2) NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"former_price" numeric(12, 2),
	"former_original_price" numeric(12, 2),
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_offers" ADD CONSTRAINT "product_offers_product_id_marketplace_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."marketplace_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_history_of_product" ON "price_history" USING btree ("product_type","product_id","at");--> statement-breakpoint
CREATE INDEX "product_offers_of_product" ON "product_offers" USING btree ("product_id","starts_at");--> statement-breakpoint
CREATE INDEX "product_offers_due" ON "product_offers" USING btree ("state","starts_at");--> statement-breakpoint
INSERT INTO "price_history" ("product_type", "product_id", "price") SELECT 'marketplace', "id", "price" FROM "marketplace_products" UNION ALL SELECT 'wts_solution', "id", "price" FROM "wts_solutions";--> statement-breakpoint
COMMENT ON COLUMN "product_offers"."former_price" IS 'Price of the product before the offer started; its end restores it.';--> statement-breakpoint
COMMENT ON COLUMN "price_history"."at" IS 'The product had this price from this moment on.';--> statement-breakpoint
-- functions: d3a9070e1ba0ab2a
