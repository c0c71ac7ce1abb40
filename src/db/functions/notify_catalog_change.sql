-- Makes every process mark its cached answers as stale on commit, once per statement.
create or replace function notify_catalog_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('answers_changed', '');
  return null;
end
$$;

create or replace trigger notify_change after insert or update or delete or truncate on item_details
  for each statement execute function notify_catalog_change();

create or replace trigger notify_change after insert or update or delete or truncate on marketplace_categories
  for each statement execute function notify_catalog_change();

create or replace trigger notify_change after insert or update or delete or truncate on marketplace_products
  for each statement execute function notify_catalog_change();

create or replace trigger notify_change after insert or update or delete or truncate on marketplace_sellers
  for each statement execute function notify_catalog_change();

create or replace trigger notify_change after insert or update or delete or truncate on reviews
  for each statement execute function notify_catalog_change();

create or replace trigger notify_change after insert or update or delete or truncate on search_synonyms
  for each statement execute function notify_catalog_change();

create or replace trigger notify_change after insert or update or delete or truncate on solution_former_paths
  for each statement execute function notify_catalog_change();

create or replace trigger notify_change after insert or update or delete or truncate on wts_solutions
  for each statement execute function notify_catalog_change();
