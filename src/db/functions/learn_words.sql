-- Adds words to search_words, the source of completions and corrections. Skips stop words and words with digits.
create or replace function learn_words(texts text[]) returns void language sql as $$
  with written as materialized (
    select distinct word from unnest(texts) as one, string_to_table(search_text(one), ' ') as word
  )
  insert into search_words (word, lexeme)
  select word, (ts_lexize('pg_catalog.english_stem', word))[1]
  from written
  where word ~ '^[[:alpha:]]{2,40}$'
    and cardinality(ts_lexize('pg_catalog.english_stem', word)) > 0
    and not exists (select from search_words as known where known.word = written.word)
  order by word
  on conflict do nothing
$$;
