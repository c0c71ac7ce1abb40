import { formatMoney, parsePrice, toDollars } from '#lib/money.ts'
import { isVerified, type Order } from '#orders/order.ts'
import type { PortalEventView } from '#orders/portal-events/portal-events.queries.server.ts'

export function ordersText(orders: readonly Order[]): string {
  if (orders.length === 0) return 'No orders.\n'
  return table(
    orders.map((order) => [
      order.id,
      order.preparedAt.toISOString(),
      order.status,
      formatMoney(order.total),
      isVerified(order) ? 'verified' : 'unverified',
      order.form.email,
      order.form.fullName,
    ]),
  )
}

/** The details and the whole timeline of one order. */
export function orderText(order: Order): string {
  const { form } = order
  const facts = [
    ['Order', order.id],
    ['Status', order.status],
    ['Customer', `${order.customerId} (${isVerified(order) ? 'verified' : 'unverified'})`],
    ['Name', form.fullName],
    ['Email', form.email],
    ['Phone', form.phone],
    ['Company', form.company],
    ['Address', [form.address, form.city, form.state, form.zipCode, form.country].join(', ')],
    ['Notes', form.notes],
    ['Total', `${formatMoney(order.total)} ${order.currency}`],
    ['Payment', order.sessionId ?? ''],
    ['Prepared', order.preparedAt.toISOString()],
    ['Expires', order.expiresAt.toISOString()],
  ]
  const lines = order.lines.map((line) => [
    `  ${line.quantity} ×`,
    `${line.productType}/${line.productId}`,
    line.name,
    formatMoney(line.price) + (line.subscriptionInterval ? ` per ${line.subscriptionInterval}` : ''),
  ])
  const timeline = order.timeline.map(({ at, to, source, note }) => [
    `  ${at.toISOString()}`,
    to,
    source,
    note,
  ])
  const mails = order.mails.map(({ at, kind, state, tries, error }) => [
    `  ${at.toISOString()}`,
    kind,
    state,
    `${tries} ${tries === 1 ? 'try' : 'tries'}`,
    error ?? '',
  ])
  return [
    table(facts.filter(([, value]) => value !== '')),
    '\nLines\n',
    table(lines),
    '\nTimeline\n',
    table(timeline),
    '\nMail\n',
    table(mails),
  ].join('')
}

/** Returns one line per event, with its payment data. */
export function eventsText(events: readonly PortalEventView[]): string {
  if (events.length === 0) return 'No events.\n'
  return table(
    events.map(({ id, receivedAt, type, order, outcome, reason, payload }) => [
      id,
      receivedAt.toISOString(),
      type,
      order,
      reason === null ? outcome : `${outcome}: ${reason}`,
      amountIn(payload),
    ]),
  )
}

/** Aligns the cells in columns. Removes control characters, so that outside text cannot control the terminal. */
export function table(rows: readonly (readonly string[])[]): string {
  const clean = rows.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').replace(/\p{Cc}/gu, '')))
  const widths: number[] = []
  for (const row of clean) {
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length)
  }
  return clean
    .map(
      (row) =>
        `${row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('')
}

/** The payment amount of an event, formatted like the shop's prices if it is in dollars (product: display 1). */
export function amountIn(payload: unknown): string {
  if (typeof payload !== 'object' || payload === null || !('data' in payload)) return ''
  const { data } = payload
  if (typeof data !== 'object' || data === null || !('amount' in data)) return ''
  const currency = 'currency' in data ? String(data.currency) : ''
  const cents = currency === 'USD' ? parsePrice(data.amount) : null
  // An amount with fractions of a cent is shown as sent, because the fraction is the reason for its
  // rejection.
  const isWhole = cents !== null && toDollars(cents) === Number(data.amount)
  return isWhole ? formatMoney(cents) : `${String(data.amount)} ${currency}`.trim()
}
