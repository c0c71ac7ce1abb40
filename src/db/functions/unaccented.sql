-- Naming the dictionary makes the function immutable, which indexes and generated columns require.
create or replace function unaccented(text) returns text language sql immutable strict parallel safe
  return public.unaccent('public.unaccent'::regdictionary, $1);
