-- Writes, updates or deletes the search documents of these ids, and adds their words to the known words.
create or replace function index_documents(of_kind text, ids text[]) returns void language sql as $$
  delete from search_documents as document
  where kind = of_kind and id = any (ids)
    and not exists (
      select from search_texts as present where present.kind = document.kind and present.id = document.id
    );
  insert into search_documents (kind, id, name, address, words, rating, demand)
  select kind, id, name, address, search_vector(name, labels, description, features), rating, demand
  from search_texts
  where kind = of_kind and id = any (ids)
  on conflict (kind, id) do update
  set name = excluded.name, address = excluded.address, words = excluded.words,
    rating = excluded.rating, demand = excluded.demand;
  select learn_words(array_agg(concat_ws(' ', name, labels, description, features)))
  from search_texts
  where kind = of_kind and id = any (ids);
$$;
