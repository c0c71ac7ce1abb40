-- Few lines have a discount, so that the lock is short.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "order_lines_discounted" ON "order_lines" USING btree ("paid_at") WHERE "order_lines"."discount" > 0;
