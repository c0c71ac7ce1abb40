-- The letters of a text, and each two neighbors, so that a single letter is found by the index, too.
create or replace function letters_and_pairs(text) returns text[] language sql immutable strict parallel safe cost 1000
  return array(
    select part
    from unnest(string_to_array($1, null), string_to_array(substr($1, 2), null)) as pair (first, second),
      lateral (values (first), (first || second)) as of_pair (part)
    where part is not null
  );
--> statement-breakpoint
-- A shop that holds many products makes function and index concurrently before the migration (docs/operations.md).
-- squawk-ignore require-concurrent-index-creation
create index if not exists marketplace_products_letters on marketplace_products using gin (letters_and_pairs(searched_text));
--> statement-breakpoint
-- The release before searches two letters more slowly without it, for as long as it still runs.
-- squawk-ignore require-concurrent-index-deletion
drop index if exists marketplace_products_letter_pairs;
