CREATE TABLE "log_in_addresses" (
	"hash" text PRIMARY KEY NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_up_attempts" (
	"email" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
