-- Known words with a similar spelling. The default threshold of 0.3 would miss transposed letters.
create or replace function words_like(typed text) returns table (word text, lexeme text) language sql stable parallel safe
  set pg_trgm.similarity_threshold = 0.2 as $$
  select known.word, known.lexeme from search_words as known where known.word % typed
$$;
