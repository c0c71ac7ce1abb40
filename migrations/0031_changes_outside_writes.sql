-- A NOTIFY in a write holds a lock of the whole cluster until its commit is on disk. The code publishes what it writes
-- itself, after the commit, over connections named 'wadah store' (src/db/publish-changes.server.ts). These triggers
-- speak for everybody else: processes of the release before, commands for staff, SQL by hand.
create or replace trigger announce_change after insert or update or delete on marketplace_cart_items
  for each row when (current_setting('application_name') not like 'wadah store%')
  execute function announce_cart_change();
--> statement-breakpoint
create or replace trigger announce_change after insert or update or delete on wts_cart_items
  for each row when (current_setting('application_name') not like 'wadah store%')
  execute function announce_cart_change();
--> statement-breakpoint
create or replace trigger announce_change after insert or update or delete on saved_products
  for each row when (current_setting('application_name') not like 'wadah store%')
  execute function announce_saved_change();
--> statement-breakpoint
create or replace trigger announce_change after insert or update on orders
  for each row when (current_setting('application_name') not like 'wadah store%')
  execute function announce_order_change();
--> statement-breakpoint
create or replace trigger announce_change after update of state on mails
  for each row
  when (old.state is distinct from new.state and current_setting('application_name') not like 'wadah store%')
  execute function announce_mail_change();
