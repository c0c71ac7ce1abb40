-- The table has one row for each word of the shop, so that the index takes well below a second.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "search_words_lexeme" ON "search_words" USING btree ("lexeme");