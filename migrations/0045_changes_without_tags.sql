-- Notifies every process of any change of the catalog, once for each statement and with its commit. The empty payload
-- means everything to the release before, too.
create function notify_catalog_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('answers_changed', '');
  return null;
end
$$;
--> statement-breakpoint
-- `announce_change` sent what the release before no longer listens to.
do $$
declare
  of_table text;
begin
  foreach of_table in array array['marketplace_categories', 'marketplace_sellers', 'marketplace_products', 'wts_solutions',
    'item_details', 'reviews', 'search_synonyms', 'solution_former_paths']
  loop
    execute format('drop trigger announce_change on %I', of_table);
    execute format('drop trigger answers_inserted on %I', of_table);
    execute format('drop trigger answers_updated on %I', of_table);
    execute format('drop trigger answers_deleted on %I', of_table);
    execute format('drop trigger answers_truncated on %I', of_table);
    execute format('create trigger notify_change after insert or update or delete or truncate on %I '
      'for each statement execute function notify_catalog_change()', of_table);
  end loop;
end
$$;
--> statement-breakpoint
drop function announce_changed_answers();
--> statement-breakpoint
drop function answer_tags(text, jsonb[]);
--> statement-breakpoint
drop function announce_catalogue_change();
