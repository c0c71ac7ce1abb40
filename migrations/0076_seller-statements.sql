CREATE TABLE "commission_rates" (
	"seller_id" text NOT NULL,
	"from_day" date NOT NULL,
	"percent" numeric(5, 2) NOT NULL,
	CONSTRAINT "commission_rates_seller_id_from_day_pk" PRIMARY KEY("seller_id","from_day"),
	CONSTRAINT "commission_rates_percent" CHECK ("commission_rates"."percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "paid_statements" (
	"seller_id" text NOT NULL,
	"month" text NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"paid_by" uuid,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "paid_statements_seller_id_month_pk" PRIMARY KEY("seller_id","month")
);
--> statement-breakpoint
ALTER TABLE "paid_statements" ADD CONSTRAINT "paid_statements_paid_by_users_id_fk" FOREIGN KEY ("paid_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paid_statements_by_account" ON "paid_statements" USING btree ("paid_by");--> statement-breakpoint
comment on column commission_rates.percent is 'Percent of sales less discounts and refunds';--> statement-breakpoint
comment on column commission_rates.from_day is 'First day in UTC';--> statement-breakpoint
comment on column paid_statements.month is 'Such as 2026-11, in UTC';--> statement-breakpoint
comment on column paid_statements.amount is 'Dollars; the balance when it was marked, negative if the seller owed the shop';
