CREATE TABLE "build_assets" (
	"path" text PRIMARY KEY NOT NULL,
	"body" "bytea" NOT NULL,
	"is_brotli" boolean NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);
