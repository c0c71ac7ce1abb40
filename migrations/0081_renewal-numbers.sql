ALTER TABLE "quantity_orders" ADD COLUMN "priced_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscription_payments" ADD COLUMN "number" integer;--> statement-breakpoint
-- The table is new since the last release.
-- squawk-ignore require-concurrent-index-creation
CREATE UNIQUE INDEX "subscription_payments_number" ON "subscription_payments" USING btree ("line_id","number");--> statement-breakpoint
comment on column subscription_payments.number is 'Counts the renewals of the line in the order in which they arrived; part of the number of the receipt';--> statement-breakpoint
comment on column quantity_orders.priced_until is 'The end of the period that the change was offered for';--> statement-breakpoint
update subscription_payments payment set number = ranked.number
from (select id, row_number() over (partition by line_id order by period_end) as number from subscription_payments) ranked
where ranked.id = payment.id and payment.number is null;--> statement-breakpoint
update quantity_orders change set priced_until = subscriptions.period_end
from subscriptions where subscriptions.line_id = change.line_id and change.priced_until is null;
