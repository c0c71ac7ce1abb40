-- In the order in which a change of a category locks these tables.
drop trigger index_renamed on marketplace_categories;
--> statement-breakpoint
drop trigger translate_source on order_events;
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX "search_documents_products";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX "search_documents_names";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX "search_documents_others";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX "search_documents_best";
--> statement-breakpoint
drop statistics search_documents_name_words;
--> statement-breakpoint
-- The documents of products are many. Writing the others anew returns the space at once.
create temporary table other_documents on commit drop as select * from search_documents where kind <> 'product';
--> statement-breakpoint
truncate search_documents;
--> statement-breakpoint
insert into search_documents select * from other_documents;
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "search_documents_words" ON "search_documents" USING gin ("words") WITH (fastupdate=false);
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX "search_words_deletions";
--> statement-breakpoint
-- squawk-ignore ban-drop-column
ALTER TABLE "search_words" DROP COLUMN "deletions";
--> statement-breakpoint
drop function index_changed_products(), index_products_of_renamed(), similar_words(text, int), one_deletion(text),
  joint_query(text), word_joints(text), letter_pairs(text), letters_and_pairs(text), tag_spellings(text),
  unusually_spelled(text[]), lowercased(text[]), translate_event_source();
