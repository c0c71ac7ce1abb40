-- search_vector: words by weight (name A; tags, category and seller B; descriptions C; features and details D).
-- search_text: name, description, tags and id in lower case, separated by control characters, which no search
-- term can contain.
create or replace function set_product_search() returns trigger language plpgsql as $$
begin
  new.search_vector := search_vector(
    new.name,
    concat_ws(' ', array_to_string(new.tags, ' '),
      (select name from marketplace_categories where id = new.category_id),
      (select name from marketplace_sellers where id = new.seller_id)),
    new.short_description || ' ' || new.description,
    concat_ws(' ', array_to_string(new.features, ' '), details_words('product', new.id)));
  new.search_text := lower(
    new.name || E'\n' || new.description || E'\x1f' || array_to_string(new.tags, E'\x1f') || E'\x1f' || new.id);
  return new;
end
$$;

create or replace trigger set_search
  before insert or update of id, name, description, short_description, tags, features, category_id, seller_id
  on marketplace_products for each row execute function set_product_search();
