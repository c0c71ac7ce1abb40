-- How common each word is in names: the statistics of an index of an expression on a part of the rows are not used.
create statistics if not exists search_documents_name_words on (ts_filter(words, '{a}')) from search_documents;
--> statement-breakpoint
analyze search_documents;
