-- A shop that holds many orders makes the indexes of orders and their lines concurrently before (docs/operations.md).
CREATE TABLE "enquiry_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"author_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"amount" numeric(12, 2),
	"author_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "seller_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiry_messages" ADD CONSTRAINT "enquiry_messages_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_messages_of_enquiry" ON "enquiry_messages" USING btree ("enquiry_id","at");--> statement-breakpoint
CREATE INDEX "order_notes_of_order" ON "order_notes" USING btree ("order_id","at");--> statement-breakpoint
-- The column is new and empty: there is nothing to check.
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "enquiries_in_state" ON "enquiries" USING btree ("state","created_at","id");--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "enquiries_assigned" ON "enquiries" USING btree ("assigned_to");--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "mails_failed" ON "mails" USING btree ("changed_at") WHERE state = 'failed';--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "order_lines_of_seller" ON "order_lines" USING btree ("seller_id");--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "order_lines_by_product" ON "order_lines" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "orders_of_status" ON "orders" USING btree ("status","prepared_at","id");--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "orders_by_customer" ON "orders" USING gin ("email" gin_trgm_ops,"full_name" gin_trgm_ops,"company" gin_trgm_ops);
--> statement-breakpoint
-- By the database, so that the release before writes it too while it still runs.
create function write_seller_of_line() returns trigger language plpgsql as $$
begin
  if new.product_type = 'marketplace' then
    select seller_id into new.seller_id from marketplace_products where id = new.product_id;
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger order_lines_seller before insert on order_lines
  for each row when (new.seller_id is null) execute function write_seller_of_line();
--> statement-breakpoint
update order_lines set seller_id = product.seller_id from marketplace_products product
  where order_lines.product_type = 'marketplace' and product.id = order_lines.product_id
    and product.seller_id is not null;
