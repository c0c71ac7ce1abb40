CREATE TABLE "review_helpful_votes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"review_id" uuid NOT NULL,
	"user_id" uuid,
	"portal_email" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_helpful_votes_once_a_user" UNIQUE("review_id","user_id"),
	CONSTRAINT "review_helpful_votes_once_a_portal_customer" UNIQUE("review_id","portal_email"),
	CONSTRAINT "review_helpful_votes_of_somebody" CHECK (num_nonnulls("review_helpful_votes"."user_id", "review_helpful_votes"."portal_email") = 1)
);
--> statement-breakpoint
ALTER TABLE "review_helpful_votes" ADD CONSTRAINT "review_helpful_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_helpful_votes" ADD CONSTRAINT "review_helpful_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_helpful_votes_of_user" ON "review_helpful_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "review_helpful_votes_of_portal_customer" ON "review_helpful_votes" USING btree ("portal_email");