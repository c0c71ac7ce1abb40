CREATE TABLE "quantity_orders" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"line_id" uuid NOT NULL,
	"quantity" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recurring_revenue" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recurring_revenue_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"line_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"line_id" uuid NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"quantity" integer NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_payments_once" UNIQUE("line_id","period_end")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"line_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"interval" text NOT NULL,
	"price" numeric(12, 2) NOT NULL,
	"quantity" integer NOT NULL,
	"next_quantity" integer,
	"started_at" timestamp with time zone NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"charged_at" timestamp with time zone NOT NULL,
	"past_due_at" timestamp with time zone,
	"cancel_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "subscriptions_quantity" CHECK ("subscriptions"."quantity" between 1 and 99)
);
--> statement-breakpoint
ALTER TABLE "quantity_orders" ADD CONSTRAINT "quantity_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quantity_orders" ADD CONSTRAINT "quantity_orders_line_id_subscriptions_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."subscriptions"("line_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_revenue" ADD CONSTRAINT "recurring_revenue_line_id_subscriptions_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."subscriptions"("line_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_payments" ADD CONSTRAINT "subscription_payments_line_id_subscriptions_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."subscriptions"("line_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quantity_orders_of_line" ON "quantity_orders" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "recurring_revenue_of_line" ON "recurring_revenue" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "recurring_revenue_by_time" ON "recurring_revenue" USING btree ("at","kind","amount");--> statement-breakpoint
CREATE INDEX "subscriptions_of_order" ON "subscriptions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("period_end") WHERE "subscriptions"."ended_at" is null;--> statement-breakpoint
comment on column subscriptions.price is 'Dollars for one unit and one interval';--> statement-breakpoint
comment on column subscriptions.next_quantity is 'Quantity from the next renewal on, if the customer reduced it; null otherwise';--> statement-breakpoint
comment on column subscriptions.charged_at is 'When the signing portal charged last, by its own clock';--> statement-breakpoint
comment on column subscriptions.past_due_at is 'When a renewal failed; null while everything is paid';--> statement-breakpoint
comment on column subscriptions.cancel_at is 'When its customer chose to cancel it at the end of the period; null otherwise';--> statement-breakpoint
comment on column recurring_revenue.amount is 'Dollars per month, negative when revenue is lost';--> statement-breakpoint
-- Recurring lines that were paid before: their next charge is the first one after now.
insert into subscriptions (line_id, order_id, "interval", price, quantity, started_at, period_start, period_end, charged_at)
select line.id, line.order_id, line.subscription_interval, line.price, line.quantity, line.paid_at,
  line.paid_at + passed.periods * length.months, line.paid_at + (passed.periods + 1) * length.months,
  line.paid_at + passed.periods * length.months
from order_lines line
cross join lateral (select case line.subscription_interval
  when 'year' then interval '12 months' when 'quarter' then interval '3 months' else interval '1 month' end as months) length
cross join lateral (select greatest(0, floor(extract(epoch from now() - line.paid_at)
  / extract(epoch from length.months)))::int as periods) passed
where line.paid_at is not null and line.subscription_interval is not null and line.price > 0;--> statement-breakpoint
insert into recurring_revenue (line_id, kind, amount, at)
select subscription.line_id, 'new', round(line.price * line.quantity / case line.subscription_interval
  when 'year' then 12 when 'quarter' then 3 else 1 end, 2), subscription.started_at
from subscriptions subscription join order_lines line on line.id = subscription.line_id;
