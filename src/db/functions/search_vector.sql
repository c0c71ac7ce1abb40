-- The words of a text by weight, as set_product_search and index_documents store them.
create or replace function search_vector(name text, labels text, description text, features text) returns tsvector
  language sql immutable strict parallel safe
  return setweight(to_tsvector('pg_catalog.english', search_text(name)), 'A')
    || setweight(to_tsvector('pg_catalog.english', search_text(labels)), 'B')
    || setweight(to_tsvector('pg_catalog.english', search_text(description)), 'C')
    || setweight(to_tsvector('pg_catalog.english', search_text(features)), 'D');
