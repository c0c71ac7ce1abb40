-- A shop that holds many notes of orders makes this concurrently before the migration (docs/operations.md).
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "order_notes_by_kind" ON "order_notes" USING btree ("kind","at");
