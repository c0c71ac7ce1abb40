-- Tells every process of the store what changed, in the same transaction as the change.
create function announce_catalogue_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue_changed', '');
  return null;
end
$$;
--> statement-breakpoint
create trigger announce_change after insert or update or delete or truncate on marketplace_categories
  for each statement execute function announce_catalogue_change();
--> statement-breakpoint
create trigger announce_change after insert or update or delete or truncate on marketplace_sellers
  for each statement execute function announce_catalogue_change();
--> statement-breakpoint
create trigger announce_change after insert or update or delete or truncate on marketplace_products
  for each statement execute function announce_catalogue_change();
--> statement-breakpoint
create trigger announce_change after insert or update or delete or truncate on wts_solutions
  for each statement execute function announce_catalogue_change();
--> statement-breakpoint
create function announce_cart_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('cart_changed', coalesce(new.user_id, old.user_id)::text);
  return null;
end
$$;
--> statement-breakpoint
create trigger announce_change after insert or update or delete on marketplace_cart_items
  for each row execute function announce_cart_change();
--> statement-breakpoint
create trigger announce_change after insert or update or delete on wts_cart_items
  for each row execute function announce_cart_change();
