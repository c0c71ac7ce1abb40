comment on column discount_codes.never_started is 'Whether the code ended before anybody could use it; false while it has not ended';--> statement-breakpoint
comment on column quotes.discount_code_id is 'Discount code of the request; null without one. The answer may omit its discount';--> statement-breakpoint
comment on column quotes.discount_code is 'Name of the code at the time of the request or the answer; empty without one';--> statement-breakpoint
comment on column quote_lines.discount is 'What the code takes off the line in dollars: off its list price before the answer, off its promised price afterward';

-- functions: 04a8fc3c2d6664f6
