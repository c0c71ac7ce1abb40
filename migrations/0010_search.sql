-- The same text without accents: the dictionary is named, so that the function keeps its promise.
create function unaccented(text) returns text language sql immutable strict parallel safe
  return public.unaccent('public.unaccent'::regdictionary, $1);
--> statement-breakpoint
-- Words in lower case with single spaces between them. 'Follow-up' is also one word: 'follow up followup'.
create function search_text(text) returns text language sql immutable strict parallel safe as $$
  select trim(regexp_replace(
    plain || coalesce((
      select string_agg(' ' || replace(compound[1], '-', ''), '')
      from regexp_matches(plain, '[[:alnum:]]+(?:-[[:alnum:]]+)+', 'g') as compound
    ), ''),
    '[^[:alnum:]]+', ' ', 'g'
  ))
  from lower(public.unaccented($1)) as plain
$$;
--> statement-breakpoint
-- Each term as its stems, stop words as they are, and in one word: 'field servic', 'fieldservic'.
create function search_phrases(terms text[]) returns text[] language sql immutable strict parallel safe as $$
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
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"words" "tsvector" NOT NULL,
	"rating" numeric(2, 1) NOT NULL,
	"demand" integer NOT NULL,
	CONSTRAINT "search_documents_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_synonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"terms" text[] NOT NULL,
	"phrases" text[] GENERATED ALWAYS AS (search_phrases(terms)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"lexeme" text NOT NULL,
	"deletions" text[] NOT NULL
);
--> statement-breakpoint
-- What the listing's own rule looks into, in lower case, with a letter for each space: trigrams end at spaces, and so the
-- index tells 'copper garden' from a text that has both words somewhere. Writes the table anew (docs/operations.md).
-- squawk-ignore adding-field-with-default
alter table marketplace_products add column searched_text text generated always as (translate(lower(name || E'\n' || description), ' ĸ', 'ĸk')) stored;--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
create index marketplace_products_searched_text on marketplace_products using gin (searched_text gin_trgm_ops);--> statement-breakpoint
-- The release before searches more slowly without these two, for as long as it still runs.
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX "marketplace_products_name_search";--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX "marketplace_products_description_search";--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "marketplace_products_best" ON "marketplace_products" USING btree ("rating" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id") WHERE "marketplace_products"."is_active";--> statement-breakpoint
CREATE INDEX "search_documents_products" ON "search_documents" USING gin ("words") WITH (fastupdate=false) WHERE "search_documents"."kind" = 'product';--> statement-breakpoint
CREATE INDEX "search_documents_names" ON "search_documents" USING gin (ts_filter("words", '{a}')) WITH (fastupdate=false) WHERE "search_documents"."kind" = 'product';--> statement-breakpoint
CREATE INDEX "search_documents_others" ON "search_documents" USING gin ("words") WITH (fastupdate=false) WHERE "search_documents"."kind" <> 'product';--> statement-breakpoint
CREATE INDEX "search_documents_name" ON "search_documents" USING btree (lower("name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_documents_best" ON "search_documents" USING btree ("rating" DESC NULLS LAST,"demand" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_synonyms_phrases" ON "search_synonyms" USING gin ("phrases");--> statement-breakpoint
CREATE INDEX "search_words_prefix" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_deletions" ON "search_words" USING gin ("deletions");--> statement-breakpoint
CREATE INDEX "search_words_similar" ON "search_words" USING gin ("word" gin_trgm_ops);
--> statement-breakpoint
-- The word, and the word without each of its letters.
create function one_deletion(word text) returns text[] language sql immutable strict parallel safe as $$
  select array_agg(distinct left(word, place) || substr(word, place + 2))
  from generate_series(0, length(word)) as place
$$;
--> statement-breakpoint
-- The page of a solution, by its name: the same rule as solutionPath() in the code.
create function solution_address(name text) returns text language sql immutable strict parallel safe
  return '/solutions/' || regexp_replace(regexp_replace(lower(name), '[\s&]', '', 'g'), 'ai', '');
--> statement-breakpoint
-- What is searched of everything that the catalogue's tables hold.
create view search_texts as
  select
    'product' as kind, product.id, product.name, '/marketplace/' || product.id as address,
    concat_ws(' ', array_to_string(product.tags, ' '), category.name, seller.name) as labels,
    product.short_description || ' ' || product.description as description,
    array_to_string(product.features, ' ') as features,
    product.rating, product.download_count + product.review_count as demand
  from marketplace_products product
  left join marketplace_categories category on category.id = product.category_id
  left join marketplace_sellers seller on seller.id = product.seller_id
  where product.is_active
  union all
  select 'solution', id, name, solution_address(name), category, description, array_to_string(features, ' '),
    rating, download_count + review_count
  from wts_solutions
  union all
  select 'seller', id, name, '/marketplace/sellers/' || id, '', description, '', rating, 0
  from marketplace_sellers
  union all
  select 'category', id, name, '/marketplace/categories/' || slug, '', description, '', 5, 0
  from marketplace_categories
  where is_active;
--> statement-breakpoint
create function search_vector(name text, labels text, description text, features text) returns tsvector
  language sql immutable strict parallel safe
  return setweight(to_tsvector('pg_catalog.english', search_text(name)), 'A')
    || setweight(to_tsvector('pg_catalog.english', search_text(labels)), 'B')
    || setweight(to_tsvector('pg_catalog.english', search_text(description)), 'C')
    || setweight(to_tsvector('pg_catalog.english', search_text(features)), 'D');
--> statement-breakpoint
-- Adds the new words of a text. In the order of the words, so that two writers do not wait for each other.
create function learn_words(texts text[]) returns void language sql as $$
  insert into search_words (word, lexeme, deletions)
  select word, (ts_lexize('pg_catalog.english_stem', word))[1], one_deletion(word)
  from (
    select distinct word
    from unnest(texts) as one, regexp_split_to_table(search_text(one), ' ') as word
    where word ~ '^[[:alpha:]]{2,40}$'
  ) as words
  where cardinality(ts_lexize('pg_catalog.english_stem', word)) > 0
    and not exists (select from search_words as known where known.word = words.word)
  order by word
  on conflict do nothing
$$;
--> statement-breakpoint
-- Known words spelled much like one. Below the usual 0.3, so that two letters in each other's place are forgiven.
create function similar_words(typed text, most int) returns setof search_words language sql stable parallel safe
  set pg_trgm.similarity_threshold = 0.2 as $$
  select * from search_words where word % typed order by similarity(word, typed) desc, word limit most
$$;
--> statement-breakpoint
-- Brings these documents in step with the tables.
create function index_documents(of_kind text, ids text[]) returns void language sql as $$
  delete from search_documents as document
  where kind = of_kind and id = any (ids)
    and not exists (
      select from search_texts as present where present.kind = document.kind and present.id = document.id
    );
  insert into search_documents (kind, id, name, address, words, rating, demand)
  select kind, id, name, address, search_vector(name, labels, description, features), rating, demand
  from search_texts
  where kind = of_kind and id = any (ids)
  on conflict (kind, id) do update
  set name = excluded.name, address = excluded.address, words = excluded.words,
    rating = excluded.rating, demand = excluded.demand;
  select learn_words(array_agg(concat_ws(' ', name, labels, description, features)))
  from search_texts
  where kind = of_kind and id = any (ids);
$$;
--> statement-breakpoint
-- Called with the kind. The statement's rows are in `before` and `after`, as far as there are any.
create function index_changes() returns trigger language plpgsql as $$
declare
  of_kind text := tg_argv[0];
  ids text[];
begin
  if tg_op = 'TRUNCATE' then
    delete from search_documents where kind = of_kind;
    return null;
  elsif tg_op = 'INSERT' then
    select array_agg(id) into ids from after;
  elsif tg_op = 'DELETE' then
    select array_agg(id) into ids from before;
  else
    select array_agg(id) into ids from (select id from before union select id from after) as changed;
  end if;
  if ids is not null then
    perform index_documents(of_kind, ids);
  end if;
  return null;
end
$$;
--> statement-breakpoint
-- A change of price or stock leaves the index alone.
create function index_changed_products() returns trigger language plpgsql as $$
declare
  ids text[];
begin
  select array_agg(id) into ids
  from before as earlier full join after as later using (id)
  where (earlier.name, earlier.description, earlier.short_description, earlier.category_id, earlier.seller_id,
      earlier.tags, earlier.features, earlier.rating, earlier.review_count, earlier.download_count, earlier.is_active)
    is distinct from (later.name, later.description, later.short_description, later.category_id, later.seller_id,
      later.tags, later.features, later.rating, later.review_count, later.download_count, later.is_active);
  if ids is not null then
    perform index_documents('product', ids);
  end if;
  return null;
end
$$;
--> statement-breakpoint
-- Products carry the names of their category and seller.
create function index_products_of_renamed() returns trigger language plpgsql as $$
declare
  renamed text[];
  ids text[];
begin
  select array_agg(earlier.id) into renamed
  from before as earlier join after as later using (id)
  where earlier.name is distinct from later.name;
  if renamed is not null then
    select array_agg(id) into ids
    from marketplace_products
    where category_id = any (renamed) or seller_id = any (renamed);
    perform index_documents('product', ids);
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger index_inserted after insert on marketplace_products
  referencing new table as after for each statement execute function index_changes('product');
--> statement-breakpoint
create trigger index_updated after update on marketplace_products
  referencing old table as before new table as after for each statement execute function index_changed_products();
--> statement-breakpoint
create trigger index_deleted after delete on marketplace_products
  referencing old table as before for each statement execute function index_changes('product');
--> statement-breakpoint
create trigger index_truncated after truncate on marketplace_products
  for each statement execute function index_changes('product');
--> statement-breakpoint
create trigger index_inserted after insert on wts_solutions
  referencing new table as after for each statement execute function index_changes('solution');
--> statement-breakpoint
create trigger index_updated after update on wts_solutions
  referencing old table as before new table as after for each statement execute function index_changes('solution');
--> statement-breakpoint
create trigger index_deleted after delete on wts_solutions
  referencing old table as before for each statement execute function index_changes('solution');
--> statement-breakpoint
create trigger index_truncated after truncate on wts_solutions
  for each statement execute function index_changes('solution');
--> statement-breakpoint
create trigger index_inserted after insert on marketplace_sellers
  referencing new table as after for each statement execute function index_changes('seller');
--> statement-breakpoint
create trigger index_updated after update on marketplace_sellers
  referencing old table as before new table as after for each statement execute function index_changes('seller');
--> statement-breakpoint
create trigger index_deleted after delete on marketplace_sellers
  referencing old table as before for each statement execute function index_changes('seller');
--> statement-breakpoint
create trigger index_truncated after truncate on marketplace_sellers
  for each statement execute function index_changes('seller');
--> statement-breakpoint
create trigger index_inserted after insert on marketplace_categories
  referencing new table as after for each statement execute function index_changes('category');
--> statement-breakpoint
create trigger index_updated after update on marketplace_categories
  referencing old table as before new table as after for each statement execute function index_changes('category');
--> statement-breakpoint
create trigger index_deleted after delete on marketplace_categories
  referencing old table as before for each statement execute function index_changes('category');
--> statement-breakpoint
create trigger index_truncated after truncate on marketplace_categories
  for each statement execute function index_changes('category');
--> statement-breakpoint
create trigger index_renamed after update on marketplace_sellers
  referencing old table as before new table as after for each statement execute function index_products_of_renamed();
--> statement-breakpoint
create trigger index_renamed after update on marketplace_categories
  referencing old table as before new table as after for each statement execute function index_products_of_renamed();
--> statement-breakpoint
create trigger announce_change after insert or update or delete or truncate on search_synonyms
  for each statement execute function announce_catalogue_change();
--> statement-breakpoint
-- What the tables hold already.
select index_documents(kind, array_agg(id)) from search_texts group by kind;
--> statement-breakpoint
insert into search_synonyms (terms) values
  (array['crm', 'customer relationship management', 'sales', 'leads']),
  (array['customer', 'client', 'buyer']),
  (array['prospect', 'lead']),
  (array['follow-up', 'reminder']),
  (array['security', 'cybersecurity', 'cyber', 'infosec']),
  (array['analytics', 'analysis', 'reporting', 'insights', 'business intelligence', 'bi']),
  (array['dashboard', 'chart', 'report']),
  (array['chatbot', 'assistant', 'virtual assistant', 'bot', 'agent', 'copilot']),
  (array['artificial intelligence', 'ai', 'machine learning', 'llm', 'gpt', 'language model']),
  (array['invoice', 'bill', 'billing', 'accounts payable']),
  (array['accounting', 'bookkeeping', 'finance', 'ledger']),
  (array['automation', 'workflow', 'rpa', 'process automation']),
  (array['hr', 'human resources', 'people', 'personnel', 'staff']),
  (array['hiring', 'recruiting', 'recruitment', 'applicant', 'job', 'talent']),
  (array['payroll', 'wages', 'salary']),
  (array['vacation', 'time off', 'leave', 'absence', 'pto']),
  (array['quote', 'quotation', 'estimate', 'proposal', 'cpq']),
  (array['contract', 'agreement', 'legal']),
  (array['signature', 'e-signature', 'e-sign', 'signing']),
  (array['e-commerce', 'online store', 'online shop', 'webshop', 'storefront']),
  (array['website', 'homepage', 'web page', 'landing page']),
  (array['seo', 'search engine', 'search profiles']),
  (array['marketing', 'advertising', 'ads', 'campaign', 'promotion']),
  (array['social media', 'facebook', 'instagram', 'linkedin']),
  (array['newsletter', 'mailing list', 'email marketing']),
  (array['email', 'mail', 'inbox', 'mailbox']),
  (array['meeting', 'call recording', 'conference']),
  (array['minutes', 'transcription', 'transcript', 'notes']),
  (array['password', 'credentials', 'login']),
  (array['backup', 'restore', 'disaster recovery', 'recovery']),
  (array['phishing', 'security awareness', 'scam']),
  (array['penetration test', 'pen test', 'ethical hacking', 'vulnerability']),
  (array['compliance', 'audit', 'soc 2', 'iso 27001', 'gdpr']),
  (array['access', 'permissions', 'identity', 'iam']),
  (array['inventory', 'stock', 'warehouse']),
  (array['sensor', 'iot', 'internet of things']),
  (array['forecast', 'prediction', 'projection', 'demand planning']),
  (array['survey', 'feedback', 'questionnaire', 'voice of customer']),
  (array['price', 'pricing', 'cost']),
  (array['revenue', 'income', 'turnover', 'earnings']),
  (array['scheduling', 'schedule', 'dispatch', 'booking', 'calendar', 'appointment']),
  (array['field service', 'technician']),
  (array['support', 'help desk', 'maintenance', 'customer service']),
  (array['phone', 'call center', 'telephony', 'voice', 'calls']),
  (array['integration', 'api', 'connector', 'connect']),
  (array['onboarding', 'new hire', 'orientation']),
  (array['checklist', 'to-do', 'task list']),
  (array['consulting', 'consultant', 'advice', 'advisory', 'consultancy']),
  (array['strategy', 'roadmap', 'plan']),
  (array['training', 'course', 'workshop', 'learning']),
  (array['prototype', 'wireframe', 'mockup', 'blueprint']),
  (array['developer', 'engineer', 'programmer']),
  (array['architect', 'architecture', 'software design']),
  (array['privacy', 'data protection', 'cookies']),
  (array['grant', 'funding', 'micro-grant']),
  (array['betting', 'sports', 'odds', 'player props']),
  (array['free', 'gratis', 'complimentary']),
  (array['kpi', 'metrics', 'measurement', 'key figures']),
  (array['excel', 'spreadsheet', 'google sheets']),
  (array['ocr', 'scan', 'document reading', 'data extraction', 'pdf']),
  (array['ppc', 'google ads', 'ads', 'paid campaigns']),
  (array['procurement', 'purchasing', 'vendor', 'supplier', 'purchase order']),
  (array['ransomware', 'malware', 'virus', 'incident', 'backup']),
  (array['two-factor', '2fa', 'mfa', 'sso', 'single sign-on', 'password manager']),
  (array['cold calling', 'outbound', 'call center', 'lead generation']),
  (array['route planning', 'fleet', 'scheduling', 'maps']),
  (array['logo', 'brand', 'branding', 'design']),
  (array['time tracking', 'timesheet', 'time sheets']),
  (array['ticketing', 'ticket', 'support']),
  (array['lawyer', 'legal', 'attorney']),
  (array['copywriting', 'content', 'writing']),
  (array['custom software', 'custom development', 'prototype']),
  (array['fine-tuning', 'model training', 'custom model']),
  (array['manufacturing', 'supply chain', 'warehouse']);
