-- The planner expects 0.4% of all products for each word without statistics, so that it read the whole table for
-- searches with many synonyms.
ALTER TABLE "marketplace_products" ALTER COLUMN "search_vector" SET STATISTICS 1000;
--> statement-breakpoint
ANALYZE "marketplace_products" ("search_vector");
