-- Of the orders that were paid before the trigger was there.
update order_lines set paid_at = paid.at
  from (select order_id, min(at) as at from order_events where "to" = 'paid' group by order_id) paid
  where paid.order_id = order_lines.order_id and order_lines.paid_at is null;
