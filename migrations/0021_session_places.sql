ALTER TABLE "portal_sessions" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "portal_sessions" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "portal_sessions" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "place" text;