-- Where words meet in a text of the search: the last three letters of one and the first three of the next. Two common
-- words stand together in few of the texts that have both, which trigrams cannot tell. `cost` lets the planner know
-- that the index is faster than asking each row.
create or replace function word_joints(text) returns text[] language sql immutable strict parallel safe cost 1000
  return array(
    select right(words[place], 3) || 'ĸ' || left(words[place + 1], 3)
    from string_to_array($1, 'ĸ') as words, generate_series(1, cardinality(words) - 1) as place
  );
--> statement-breakpoint
-- A shop that holds many products makes function and index concurrently before the migration (docs/operations.md).
-- squawk-ignore require-concurrent-index-creation
create index if not exists marketplace_products_word_joints on marketplace_products using gin (word_joints(searched_text));
