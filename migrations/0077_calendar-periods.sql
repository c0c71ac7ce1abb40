-- The table is new, so that it has few rows.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "subscription_payments_by_time" ON "subscription_payments" USING btree ("paid_at");--> statement-breakpoint
-- The subscriptions that an earlier migration made of lines paid before counted months as 30 days, so that some skip a
-- charge. Those without a renewal since get the calendar period of now.
update subscriptions subscription
set period_start = calendar.starts at time zone 'UTC', period_end = calendar.ends at time zone 'UTC',
  charged_at = calendar.starts at time zone 'UTC'
from (
  select line_id, started + periods * length as starts, started + (periods + 1) * length as ends
  from (
    select line_id, started, length,
      passed + (started + (passed + 1) * length <= now() at time zone 'UTC')::int as periods
    from (
      select line_id, started, length, (extract(year from age) * 12 + extract(month from age))::int
        / (extract(year from length) * 12 + extract(month from length))::int as passed
      from (
        select line_id, started_at at time zone 'UTC' as started,
          age(now() at time zone 'UTC', started_at at time zone 'UTC') as age,
          case "interval" when 'year' then interval '12 months' when 'quarter' then interval '3 months'
            else interval '1 month' end as length
        from subscriptions
      ) each
    ) counted
  ) whole
) calendar
where calendar.line_id = subscription.line_id and subscription.ended_at is null
  and subscription.period_start > subscription.started_at and subscription.charged_at = subscription.period_start
  and not exists (select from subscription_payments payment where payment.line_id = subscription.line_id);
