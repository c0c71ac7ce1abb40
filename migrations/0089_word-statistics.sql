-- The planner expects 0.4% of all products for each word without statistics, so that it read the whole table for
-- searches with many synonyms. Takes effect with the next analyze.
ALTER TABLE "marketplace_products" ALTER COLUMN "search_vector" SET STATISTICS 1000;
