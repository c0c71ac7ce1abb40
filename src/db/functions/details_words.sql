-- The searchable words in the details of a product or solution.
create or replace function details_words(of_kind text, of_id text) returns text language sql stable parallel safe as $$
  select string_agg(text #>> '{}', ' ')
  from item_details,
    jsonb_path_query(details, 'strict $.keyvalue() ? (@.key == "steps" || @.key == "needs" || @.key == "connections" || @.key == "questions").value.** ? (@.type() == "string")') as text
  where kind = of_kind and item_id = of_id
$$;
