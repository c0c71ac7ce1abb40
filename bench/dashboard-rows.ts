import { notices } from '#dashboard/notices/notices.ts'
import { withClient } from './with-client.ts'

/**
 * The number of records up to which all lists, reports and exports of the dashboard must be fast
 * (docs/performance.md). Other tables are filled in proportion.
 */
export const largeShop = {
  products: 100_000,
  accounts: 100_000,
  orders: 250_000,
  auditEntries: 1_000_000,
}

type ShopSize = typeof largeShop

/** The number of days for which the shop stores daily counts (product: dashboard 116). */
const daysOfCounts = 400

/** The number of days before `end` over which orders and other events are spread. */
const daysOfRows = 1_095

/**
 * Fills a migrated database with a shop of this size whose latest events are at `end`. Skips the triggers and
 * updates the planner's statistics.
 */
export async function fillDashboard(databaseUrl: string, size: ShopSize, end: Date): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query('set session_replication_role = replica')
    for (const statement of statements(size, end)) await client.query(statement)
    await client.query('vacuum analyze')
  })
}

function statements({ products, accounts, orders, auditEntries }: ShopSize, end: Date): string[] {
  const reviews = Math.ceil(orders / 2.5)
  /** The time of row `n`. The last row is the newest. */
  const moment = (rows: number, n = 'n') =>
    `timestamptz '${end.toISOString()}' - (${rows} - ${n}) * interval '${(daysOfRows * 86_400) / rows} seconds'`
  const id = (kind: string, n = 'n') => `md5('${kind}' || ${n})::uuid`
  /** A pseudo-random integer below the limit, always the same for a row. */
  const below = (limit: number, salt: number, n = 'n') => `(abs(hashint4(${n} * 31 + ${salt})) % ${limit})`
  const series = (rows: number) => `generate_series(1, ${rows}) n`
  const product = (salt: number, n = 'n') => `'made-' || (1 + ${below(products, salt, n)})`
  const sellers = 200
  const noticeNames = notices.map((notice) => `'${notice}'`).join(', ')
  return [
    `insert into marketplace_sellers (id, name, is_verified)
      select 'seller-' || n, 'Seller ' || n, n % 3 = 0 from ${series(sellers)}`,
    `insert into marketplace_products (id, name, description, short_description, price, category_id, seller_id, tags,
        features, is_featured, is_active, archived_at, created_at, updated_at, product_type, redirect_url)
      select 'made-' || n, 'Product ' || ${below(products, 1)} || ' for work', 'What it does', 'In short',
        10 + ${below(5_000, 2)}, (array(select id from marketplace_categories order by id))[1 + n % 4],
        'seller-' || (1 + n % ${sellers}), array['work'], array['One'], n % 50 = 0, n % 20 > 0,
        case when n % 40 = 0 then ${moment(products)} end, ${moment(products)}, ${moment(products)}, 'one_time', ''
      from ${series(products)}`,
    `insert into users (id, name, email, email_verified, accepted_at, created_at)
      select ${id('user')}, 'Person ' || ${below(accounts, 3)}, 'person' || n || '@example.com', true,
        ${moment(accounts)}, ${moment(accounts)}
      from ${series(accounts)}`,
    `insert into staff_roles (user_id, role, since) select ${id('user')}, 'support', ${moment(200)} from ${series(200)}`,
    `insert into seller_members (seller_id, user_id, role, since)
      select 'seller-' || (1 + n % ${sellers}), ${id('user')}, 'editor', ${moment(5_000)} from ${series(5_000)}`,
    `insert into invitations (id, token_hash, email, staff_roles, created_at, expires_at)
      select ${id('invitation')}, n, 'invited' || n || '@example.com', array['support'], ${moment(2_000)}, ${moment(2_000)}
      from ${series(2_000)}`,
    // Turns off notices about the newest rows, because thousands of mails would distort the measurement.
    `insert into notice_settings (user_id, notice, is_on)
      select ${id('user')}, notice, false from ${series(5_000)}, unnest(array[${noticeNames}]) notice`,
    `insert into orders (id, idempotency_key, fingerprint, user_id, customer_id, full_name, email, phone, company,
        address, city, state, zip_code, country, notes, total, status, prepared_at, changed_at, expires_at)
      select ${id('order')}, ${id('key')}, '', ${id('user', `(1 + ${below(accounts, 4)})`)}, '',
        'Person ' || ${below(accounts, 4)}, 'person' || ${below(accounts, 4)} || '@example.com', '', 'Company ' || n % 5000,
        '', '', '', '', 'US', '', 20 + ${below(5_000, 5)},
        case when outcome < 55 then 'active' when outcome < 65 then 'paid' when outcome < 73 then 'documents_opened'
          when outcome < 78 then 'signed' when outcome < 81 then 'payment_failed' when outcome < 86 then 'prepared'
          when outcome < 91 then 'declined' when outcome < 96 then 'cancelled' else 'expired' end,
        ${moment(orders)}, ${moment(orders)} + interval '2 hours', ${moment(orders)} + interval '14 days'
      from ${series(orders)}, lateral (select ${below(100, 6)} as outcome) made`,
    `insert into order_lines (id, order_id, position, product_id, product_type, seller_id, seller_name, offer, name, price,
        quantity, total, subscription_interval, paid_at)
      select ${id('line', `n || ',' || position`)}, orders.id, position, 'made-' || product, 'marketplace',
        'seller-' || (1 + product % ${sellers}), 'Seller ' || (1 + product % ${sellers}), 'standard',
        'Product ' || product || ' for work', 10 + ${below(5_000, 7)} + 0.5, 1 + n % 3,
        (10 + ${below(5_000, 7)} + 0.5) * (1 + n % 3),
        (array[null, null, 'month', 'year'])[1 + n % 4],
        case when orders.status in ('paid', 'active') then orders.prepared_at + interval '80 minutes' end
      from ${series(orders)} join orders on orders.id = ${id('order')}, generate_series(1, 1 + n % 3) position,
        lateral (select 1 + ${below(products, 8, '(n * 4 + position)')} as product) made`,
    `insert into subscriptions (line_id, order_id, "interval", price, quantity, started_at, period_start, period_end,
        charged_at, past_due_at, cancel_at, ended_at)
      select id, order_id, subscription_interval, price, quantity, paid_at, paid_at,
        timestamptz '${end.toISOString()}' + (1 + n % 1000) * interval '1 hour', paid_at,
        case when n % 30 = 0 then paid_at end, case when n % 20 = 0 then paid_at end, case when n % 3 = 0 then paid_at end
      from (select *, row_number() over (order by id) as n from order_lines) line
      where paid_at is not null and subscription_interval is not null`,
    `insert into order_events (id, order_id, number, "from", "to", source, at)
      select md5('step' || o.id || step.number)::uuid, o.id, step.number, null, step.status, 'system',
        o.prepared_at + step.number * interval '20 minutes'
      from orders o, unnest(case o.status
          when 'active' then array['prepared', 'documents_opened', 'signed', 'paid', 'active']
          when 'paid' then array['prepared', 'documents_opened', 'signed', 'paid']
          when 'cancelled' then array['prepared', 'documents_opened', 'signed', 'cancelled']
          else array['prepared', o.status] end) with ordinality as step(status, number)
      where o.id not in (select order_id from order_events)`,
    `insert into order_notes (id, order_id, kind, text, amount, at)
      select ${id('note')}, ${id('order')}, 'refund', 'Too slow', 5, ${moment(orders)} from ${series(orders)} where n % 20 = 0`,
    `insert into order_receipts (order_id, number, issued_at)
      select id, row_number() over (order by prepared_at) + (select count(*) from order_receipts), prepared_at from orders
      where status in ('paid', 'active') and id not in (select order_id from order_receipts)`,
    `insert into mails (id, key, subject, kind, state, fault, created_at, changed_at)
      select ${id('mail')}, 'made ' || n, ${id('order', '((n + 1) / 2)')}, 'paid',
        case when n % 100 = 0 then 'failed' else 'sent' end, case when n % 100 = 0 then 'EENVELOPE 550' end,
        ${moment(2 * orders)}, ${moment(2 * orders)}
      from ${series(2 * orders)}`,
    `insert into portal_events (id, type, "order", payload, happened_at, received_at, outcome, reason)
      select 'made-' || n, 'order.signed', ${id('order', '((n + 1) / 2)')}::text, '{}', ${moment(2 * orders)},
        ${moment(2 * orders)}, case when n % 50 = 0 then 'ignored' when n % 400 = 1 then 'pending' else 'processed' end,
        case when n % 50 = 0 then (array['wrong_amount', 'already_there', 'unknown_order'])[1 + n / 50 % 3] end
      from ${series(2 * orders)}`,
    `insert into reviews (id, product_id, product_type, seller_id, user_id, author_name, stars, title, body, used_for,
        bought_at, state, created_at, answer, answered_at)
      select ${id('review')}, 'made-' || product, 'marketplace', 'seller-' || (1 + product % ${sellers}), ${id('user')},
        'Person ' || n, 1 + n % 5, 'Title ' || n, 'It does what it should', 'Work', ${moment(reviews)},
        case when n % 30 = 0 then 'hidden' else 'published' end, ${moment(reviews)},
        case when n % 3 = 0 then 'Thank you' end, case when n % 3 = 0 then ${moment(reviews)} end
      from ${series(reviews)}, lateral (select 1 + ${below(products, 9)} as product) made`,
    `insert into review_reports (id, review_id, reason, note, at, closed_at)
      select ${id('report')}, ${id('review')}, 'spam', '', ${moment(reviews)}, case when n % 40 = 0 then now() end
      from ${series(reviews)} where n % 20 = 0`,
    `insert into quotes (id, idempotency_key, fingerprint, user_id, name, email, company, message, seller_id, state,
        requested_at, answered_at, expires_at, changed_at)
      select ${id('quote')}, ${id('quoted')}, '', ${id('user')}, 'Person ' || n, 'person' || n || '@example.com', 'Company', '',
        'seller-' || (1 + n % ${sellers}), state, ${moment(reviews)},
        case when state = 'answered' then ${moment(reviews)} end,
        case when state = 'answered' then ${moment(reviews)} + interval '30 days' end, ${moment(reviews)}
      from ${series(reviews)},
        lateral (select (array['requested', 'answered', 'answered', 'withdrawn', 'declined'])[1 + ${below(5, 10)}] as state) made`,
    `insert into quote_lines (id, quote_id, position, product_id, product_type, offer, name, quantity, list_price)
      select ${id('asked', `n || ',' || position`)}, ${id('quote')}, position, 'made-' || (1 + n % ${sellers}),
        'marketplace', 'standard', 'Product ' || n, 1, 10
      from ${series(reviews)}, generate_series(1, 2) position`,
    `insert into enquiries (id, kind, subject, name, email, message, page, created_at, state, assigned_to)
      select ${id('enquiry')}, (array['contact', 'call_back'])[1 + n % 2], 'Subject', 'Person ' || n,
        'person' || n || '@example.com', 'Please call', '/contact', ${moment(reviews)},
        (array['open', 'waiting', 'done', 'done', 'done'])[1 + ${below(5, 11)}],
        case when n % 4 = 0 then ${id('user', '(1 + n % 200)')} end
      from ${series(reviews)}`,
    `insert into waitlist_entries (id, list, email, page, created_at)
      select ${id('entry')}, 'list ' || n % 5, 'person' || n || '@example.com', '/', ${moment(reviews)} from ${series(reviews)}`,
    `insert into stored_files (id, kind, width, name, type, extension, bytes, seller_id, uploaded_at, ready_at, used_at)
      select 'made-' || n, case when n % 3 = 0 then 'picture' else 'download' end, case when n % 3 = 0 then 10 end, 'Paper ' || n || '.pdf', 'application/pdf', 'pdf', 1000,
        case when n % 5 > 0 then 'seller-' || (1 + n % ${sellers}) end, ${moment(reviews)}, ${moment(reviews)}, now()
      from ${series(reviews)}`,
    `insert into file_downloads (file_id, product_id, day, count)
      select 'made-' || n, ${product(12)}, (${moment(reviews)})::date + part, 3
      from ${series(reviews)}, generate_series(1, 2) part`,
    `insert into catalogue_proposals (id, kind, seller_id, document, state, created_at, updated_at, submitted_at)
      select ${id('proposal')}, 'product', 'seller-' || (1 + n % ${sellers}),
        jsonb_build_object('name', 'Proposal ' || n, 'description', repeat('What it does. ', 60),
          'images', '/files/' || encode(sha256(n::text::bytea), 'hex')),
        (array['draft', 'submitted', 'returned', 'approved', 'withdrawn'])[1 + ${below(5, 13)}], ${moment(reviews)},
        ${moment(reviews)}, ${moment(reviews)}
      from ${series(reviews)}`,
    `insert into daily_counts (day, name, subject, count)
      select (timestamptz '${end.toISOString()}')::date - n % ${daysOfCounts}, 'added_to_cart', ${product(14)}, 2 from ${series(4 * orders)}
      on conflict do nothing`,
    `insert into daily_counts (day, name, subject, count)
      select (timestamptz '${end.toISOString()}')::date - n % ${daysOfCounts}, 'search_without_results', 'words ' || ${below(20_000, 15)}, 1 from ${series(orders)}
      on conflict do nothing`,
    `insert into audit_entries (id, at, actor_kind, actor_id, action, subject_kind, subject_id, before, after)
      select ${id('change')}, ${moment(auditEntries)}, 'account', ${id('user', '(1 + n % 200)')},
        (array['catalogue.edit', 'orders.note', 'files.upload'])[1 + n % 3], 'product', ${product(16)},
        '{"price": "10.00"}', '{"price": "12.00"}'
      from ${series(auditEntries)}`,
  ]
}
