CREATE INDEX "hand_off_tokens_expired" ON "hand_off_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "order_keys_expired" ON "order_keys" USING btree ("expires_at");--> statement-breakpoint
-- The words of the glossary. While processes of the release before still run, triggers translate what they write; the
-- next release drops both.
create function translate_event_outcome() returns trigger language plpgsql as $$
begin
  new.outcome := case new.outcome when 'applied' then 'processed' when 'waiting' then 'pending' else 'ignored' end;
  return new;
end
$$;
--> statement-breakpoint
create trigger translate_outcome before insert or update on portal_events for each row
  when (new.outcome in ('applied', 'waiting', 'kept')) execute function translate_event_outcome();
--> statement-breakpoint
update portal_events set outcome = outcome where outcome in ('applied', 'waiting', 'kept');
--> statement-breakpoint
create function translate_event_source() returns trigger language plpgsql as $$
begin
  new.source := 'signing_portal';
  return new;
end
$$;
--> statement-breakpoint
create trigger translate_source before insert or update on order_events for each row
  when (new.source = 'portal') execute function translate_event_source();
--> statement-breakpoint
update order_events set source = source where source = 'portal';
