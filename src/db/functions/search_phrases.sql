-- Reduces each term to its stems, keeps stop words, and returns it as a phrase and as a single word: 'field servic',
-- 'fieldservic'.
create or replace function search_phrases(terms text[]) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct phrase), '{}')
  from unnest(terms) as term,
    lateral (
      select array_agg(word order by place) as words
      from regexp_split_to_table(regexp_replace(lower(public.unaccented(term)), '[^[:alnum:]]+', ' ', 'g'), ' ')
        with ordinality as split (word, place)
      where word <> ''
    ) as typed,
    lateral (values (array_to_string(typed.words, ' ')), (array_to_string(typed.words, ''))) as form (written),
    lateral (
      select string_agg(coalesce((ts_lexize('pg_catalog.english_stem', word))[1], word), ' ' order by place) as phrase
      from regexp_split_to_table(written, ' ') with ordinality as split (word, place)
    ) as stemmed
  where phrase <> ''
$$;
