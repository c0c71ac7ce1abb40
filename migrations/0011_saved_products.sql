CREATE TABLE "saved_products" (
	"user_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_products_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "saved_products" ADD CONSTRAINT "saved_products_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_products" ADD CONSTRAINT "saved_products_product_id_marketplace_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."marketplace_products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
create function announce_saved_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('saved_changed', coalesce(new.user_id, old.user_id)::text);
  return null;
end
$$;
--> statement-breakpoint
create trigger announce_change after insert or update or delete on saved_products
  for each row execute function announce_saved_change();
