CREATE TABLE "catalogue_proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"seller_id" text NOT NULL,
	"subject_id" text,
	"document" jsonb NOT NULL,
	"opened" jsonb,
	"base_version" integer,
	"state" text DEFAULT 'draft' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "catalogue_proposal_steps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"proposal_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"action" text NOT NULL,
	"account_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"comment" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "catalogue_proposals" ADD CONSTRAINT "catalogue_proposals_seller_id_marketplace_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."marketplace_sellers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_proposal_steps" ADD CONSTRAINT "catalogue_proposal_steps_proposal_id_catalogue_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."catalogue_proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_proposals_in_state" ON "catalogue_proposals" USING btree ("state","submitted_at","id");--> statement-breakpoint
CREATE INDEX "catalogue_proposals_of_seller" ON "catalogue_proposals" USING btree ("seller_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "catalogue_proposals_open" ON "catalogue_proposals" USING btree ("kind","subject_id") WHERE "catalogue_proposals"."state" in ('draft', 'submitted', 'returned');--> statement-breakpoint
CREATE INDEX "catalogue_proposal_steps_of_proposal" ON "catalogue_proposal_steps" USING btree ("proposal_id","revision");