-- Adds the words of products to the known words if their search words changed. The words of category and seller
-- names are added with their own documents.
create or replace function learn_changed_products() returns trigger language plpgsql as $$
begin
  perform learn_words(array_agg(concat_ws(' ', later.name, array_to_string(later.tags, ' '), later.short_description,
    later.description, array_to_string(later.features, ' '), details_words('product', later.id))))
  from after as later
  join before as earlier using (id)
  where later.search_vector is distinct from earlier.search_vector;
  return null;
end
$$;

create or replace trigger learn_updated after update on marketplace_products
  referencing old table as before new table as after for each statement execute function learn_changed_products();
