-- In a transaction of its own and without a lock on the table. A shop with many products runs it in parts before, with the
-- columns and the trigger of the migration before (docs/operations.md): then nothing is left to do here.
do $$
declare
  last text := '';
  next text;
begin
  loop
    select max(id) into next
    from (select id from marketplace_products where id > last order by id limit 2000) as part;
    exit when next is null;
    update marketplace_products set category_id = category_id
    where id > last and id <= next and search_vector is null;
    last := next;
  end loop;
end
$$;
