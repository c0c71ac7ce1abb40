-- The ids of the stored files whose addresses occur anywhere in a document.
create or replace function file_ids(document jsonb) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(found[1]), '{}')
  from regexp_matches(document::text, '/(?:files|downloads)/([0-9a-f]{64})', 'g') as found
$$;
