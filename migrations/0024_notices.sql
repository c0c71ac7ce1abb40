CREATE TABLE "notice_settings" (
	"user_id" uuid NOT NULL,
	"notice" text NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "notice_settings_user_id_notice_pk" PRIMARY KEY("user_id","notice")
);
--> statement-breakpoint
CREATE TABLE "sent_notices" (
	"notice" text NOT NULL,
	"about" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "sent_notices_notice_about_pk" PRIMARY KEY("notice","about")
);
--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;