CREATE TABLE "catalogue_drafts" (
	"account_id" uuid NOT NULL,
	"noun" text NOT NULL,
	"item_id" text NOT NULL,
	"typed" jsonb NOT NULL,
	"opened" jsonb,
	"version" integer,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "catalogue_drafts_account_id_noun_item_id_pk" PRIMARY KEY("account_id","noun","item_id")
);
--> statement-breakpoint
CREATE TABLE "solution_former_paths" (
	"path" text PRIMARY KEY NOT NULL,
	"solution_id" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "marketplace_categories" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "marketplace_categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "marketplace_categories" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "marketplace_products" ADD COLUMN "coming_soon" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "marketplace_products" ADD COLUMN "sort_order" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "marketplace_products" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "marketplace_products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "marketplace_products" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "marketplace_sellers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "marketplace_sellers" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "wts_solutions" ADD COLUMN "sort_order" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wts_solutions" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "wts_solutions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "wts_solutions" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "solution_former_paths" ADD CONSTRAINT "solution_former_paths_solution_id_wts_solutions_id_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."wts_solutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_drafts_of_item" ON "catalogue_drafts" USING btree ("noun","item_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
-- A shop that holds many products makes this concurrently before the migration (docs/operations.md).
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "marketplace_products_featured_order" ON "marketplace_products" USING btree ("sort_order","created_at" DESC NULLS LAST,"id") WHERE "marketplace_products"."is_active" and "marketplace_products"."is_featured";--> statement-breakpoint
ALTER TABLE "marketplace_categories" ADD CONSTRAINT "marketplace_categories_archived" CHECK ("marketplace_categories"."archived_at" is null or not "marketplace_categories"."is_active") NOT VALID;--> statement-breakpoint
ALTER TABLE "marketplace_products" ADD CONSTRAINT "marketplace_products_archived" CHECK ("marketplace_products"."archived_at" is null or not "marketplace_products"."is_active") NOT VALID;
--> statement-breakpoint
-- As before, without the solutions that are archived. An archived product or category is not active anyway.
create or replace view search_texts as
  select
    'product' as kind, product.id, product.name, '/marketplace/' || product.id as address,
    concat_ws(' ', array_to_string(product.tags, ' '), category.name, seller.name) as labels,
    product.short_description || ' ' || product.description as description,
    array_to_string(product.features, ' ') as features,
    product.rating, product.download_count + product.review_count as demand
  from marketplace_products product
  left join marketplace_categories category on category.id = product.category_id
  left join marketplace_sellers seller on seller.id = product.seller_id
  where product.is_active
  union all
  select 'solution', id, name, solution_address(name), category, description, array_to_string(features, ' '),
    rating, download_count + review_count
  from wts_solutions
  where archived_at is null
  union all
  select 'seller', id, name, '/marketplace/sellers/' || id, '', description, '', rating, 0
  from marketplace_sellers
  union all
  select 'category', id, name, '/marketplace/categories/' || slug, '', description, '', 5, 0
  from marketplace_categories
  where is_active;
--> statement-breakpoint
create trigger announce_change after insert or update or delete or truncate on solution_former_paths
  for each statement execute function announce_catalogue_change();
