-- Adds the words of new products to the known words. The words of category and seller names are added with their
-- own documents.
create or replace function learn_products() returns trigger language plpgsql as $$
begin
  perform learn_words(array_agg(concat_ws(' ', name, array_to_string(tags, ' '), short_description, description,
    array_to_string(features, ' ')))) from after;
  return null;
end
$$;

create or replace trigger learn_inserted after insert on marketplace_products
  referencing new table as after for each statement execute function learn_products();
