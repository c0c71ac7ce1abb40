-- The words of a solution's page are part of its search document.
create or replace function index_page_of_solution() returns trigger language plpgsql as $$
begin
  perform index_documents('solution', array(select id from wts_solutions where solution_address(name) = new.address));
  return null;
end
$$;

create or replace trigger index_page after insert or update on search_pages
  for each row execute function index_page_of_solution();
