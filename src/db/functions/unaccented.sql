-- Naming the dictionary makes the function immutable, as indexes and generated columns need it.
create or replace function unaccented(text) returns text language sql immutable strict parallel safe
  return public.unaccent('public.unaccent'::regdictionary, $1);
