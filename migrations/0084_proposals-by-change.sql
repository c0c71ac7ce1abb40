-- There are few proposals, so that the lock is short.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "catalogue_proposals_last_changed" ON "catalogue_proposals" USING btree ("updated_at" DESC NULLS LAST,"id");
