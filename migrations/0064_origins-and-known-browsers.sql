CREATE TABLE "known_browsers" (
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browsers_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "two_factors" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "two_factors" ADD COLUMN "verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "proposed_by" uuid;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "audit_entries_of_proposer" ON "audit_entries" USING btree ("proposed_by","at" DESC NULLS LAST) WHERE "audit_entries"."proposed_by" is not null;--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "audit_entries_of_parent" ON "audit_entries" USING btree ("parent_id","id") WHERE "audit_entries"."parent_id" is not null;--> statement-breakpoint
-- A shop with many entries makes it concurrently before the migration (docs/operations.md).
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "audit_entries_without_parent" ON "audit_entries" USING btree ("at" DESC NULLS LAST,"id") WHERE "audit_entries"."parent_id" is null;--> statement-breakpoint
comment on column audit_entries.parent_id is 'Entry of the import or bulk change that this one belongs to; null for all others';--> statement-breakpoint
comment on column audit_entries.proposed_by is 'Account whose proposal the actor approved; null for all others';--> statement-breakpoint
comment on column two_factors.verified_at is 'When the authenticator app was set up; null if that is unknown or it is not set up';--> statement-breakpoint
comment on column known_browsers.token_hash is 'SHA-256 of the cookie that marks a browser in which the account proved a second factor';
