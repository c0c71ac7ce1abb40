-- Lower-case words separated by single spaces. 'Follow-up' also counts as one word: 'follow up followup'.
create or replace function search_text(text) returns text language sql immutable strict parallel safe as $$
  select trim(regexp_replace(
    plain || coalesce((
      select string_agg(' ' || replace(compound[1], '-', ''), '')
      from regexp_matches(plain, '[[:alnum:]]+(?:-[[:alnum:]]+)+', 'g') as compound
    ), ''),
    '[^[:alnum:]]+', ' ', 'g'
  ))
  from lower(public.unaccented($1)) as plain
$$;
