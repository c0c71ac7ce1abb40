-- The words of a solution's details are part of its search document.
create or replace function index_details_of_solution() returns trigger language plpgsql as $$
begin
  perform index_documents('solution', array[coalesce(new.item_id, old.item_id)]);
  return null;
end
$$;

create or replace trigger index_details_deleted after delete on item_details
  for each row when (old.kind = 'solution') execute function index_details_of_solution();

create or replace trigger index_details_written after insert or update on item_details
  for each row when (new.kind = 'solution') execute function index_details_of_solution();
