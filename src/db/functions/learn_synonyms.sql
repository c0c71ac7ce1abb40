-- Adds the words of synonyms to the known words, so that misspelled synonyms are corrected too.
create or replace function learn_synonyms() returns trigger language plpgsql as $$
begin
  perform learn_words(array_agg(array_to_string(terms, ' '))) from after;
  return null;
end
$$;

create or replace trigger learn_inserted after insert on search_synonyms
  referencing new table as after for each statement execute function learn_synonyms();

create or replace trigger learn_updated after update on search_synonyms
  referencing new table as after for each statement execute function learn_synonyms();
