drop trigger index_renamed on marketplace_sellers;
--> statement-breakpoint
-- Translated what a release before 0.1.0 wrote.
drop trigger translate_outcome on portal_events;
--> statement-breakpoint
drop function translate_event_outcome();
