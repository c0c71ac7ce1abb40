-- How tags are mostly written that are the same in lower case.
create or replace function tag_spellings(tag text) returns text[] language sql immutable strict parallel safe
  return array(
    select spelling from unnest(array[lower(tag), upper(lower(tag)), initcap(lower(tag))]) as spelling
    where lower(spelling) = lower(tag));
--> statement-breakpoint
-- In lower case, the tags that are written otherwise.
create or replace function unusually_spelled(tags text[]) returns text[] language sql immutable strict parallel safe
  return array(
    select lower(tag) from unnest(tags) as tag
    where tag not in (lower(tag), upper(lower(tag)), initcap(lower(tag))));
--> statement-breakpoint
-- For all others a search compares the tags of a product as they are stored. A shop that holds many products makes the functions
-- and the index concurrently before the migration (docs/operations.md).
-- squawk-ignore require-concurrent-index-creation
create index if not exists marketplace_products_unusual_spellings on marketplace_products
  using gin (unusually_spelled(tags)) with (fastupdate = off) where unusually_spelled(tags) <> '{}';
