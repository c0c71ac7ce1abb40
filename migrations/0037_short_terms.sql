-- Two letters are too few for trigrams: each two neighbors in a text, so that a short term is found by an index.
create or replace function letter_pairs(text) returns text[] language sql immutable strict parallel safe cost 1000
  return array(
    select first || second
    from unnest(string_to_array($1, null), string_to_array(substr($1, 2), null)) as pair (first, second)
    where second is not null
  );
--> statement-breakpoint
-- What finds the texts in which the words of a term meet. Its last word may be the beginning of a longer one.
create or replace function joint_query(term text) returns tsquery language sql immutable strict parallel safe
  return (
    select string_agg(
      '''' || replace(replace(joint, '\', '\\'), '''', '''''') || '''' || case when place = places then ':*' else '' end, ' & '
    )::tsquery
    from (
      select joint, place, count(*) over () as places
      from unnest(word_joints(term)) with ordinality as one (joint, place)
    ) as joints
  );
--> statement-breakpoint
-- A shop that holds many products makes functions and indexes concurrently before the migration (docs/operations.md).
-- squawk-ignore require-concurrent-index-creation
create index if not exists marketplace_products_letter_pairs on marketplace_products using gin (letter_pairs(searched_text));
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
create index if not exists marketplace_products_joints on marketplace_products using gin (array_to_tsvector(word_joints(searched_text)));
--> statement-breakpoint
-- The release before searches phrases more slowly without it, for as long as it still runs.
-- squawk-ignore require-concurrent-index-deletion
drop index if exists marketplace_products_word_joints;
