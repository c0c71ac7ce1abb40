-- Updates the search documents of changed rows. The argument is the kind of document. An insert has the transition
-- table `after`, a delete `before`, an update both.
create or replace function index_changes() returns trigger language plpgsql as $$
declare
  of_kind text := tg_argv[0];
  ids text[];
begin
  if tg_op = 'TRUNCATE' then
    delete from search_documents where kind = of_kind;
    return null;
  elsif tg_op = 'INSERT' then
    select array_agg(id) into ids from after;
  elsif tg_op = 'DELETE' then
    select array_agg(id) into ids from before;
  else
    select array_agg(id) into ids from (select id from before union select id from after) as changed;
  end if;
  if ids is not null then
    perform index_documents(of_kind, ids);
  end if;
  return null;
end
$$;

create or replace trigger index_inserted after insert on marketplace_categories
  referencing new table as after for each statement execute function index_changes('category');

create or replace trigger index_updated after update on marketplace_categories
  referencing old table as before new table as after for each statement execute function index_changes('category');

create or replace trigger index_deleted after delete on marketplace_categories
  referencing old table as before for each statement execute function index_changes('category');

create or replace trigger index_truncated after truncate on marketplace_categories
  for each statement execute function index_changes('category');

create or replace trigger index_inserted after insert on marketplace_sellers
  referencing new table as after for each statement execute function index_changes('seller');

create or replace trigger index_updated after update on marketplace_sellers
  referencing old table as before new table as after for each statement execute function index_changes('seller');

create or replace trigger index_deleted after delete on marketplace_sellers
  referencing old table as before for each statement execute function index_changes('seller');

create or replace trigger index_truncated after truncate on marketplace_sellers
  for each statement execute function index_changes('seller');

create or replace trigger index_inserted after insert on wts_solutions
  referencing new table as after for each statement execute function index_changes('solution');

create or replace trigger index_updated after update on wts_solutions
  referencing old table as before new table as after for each statement execute function index_changes('solution');

create or replace trigger index_deleted after delete on wts_solutions
  referencing old table as before for each statement execute function index_changes('solution');

create or replace trigger index_truncated after truncate on wts_solutions
  for each statement execute function index_changes('solution');
