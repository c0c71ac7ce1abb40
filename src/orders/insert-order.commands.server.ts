import { sql, type SQL } from 'drizzle-orm'
import { batchedStatement, preparedSql } from '#db/prepared.server.ts'
import { commitAsOrder } from '#db/synchronous-commit.server.ts'
import { priceColumn } from '#db/prices.server.ts'
import { mailsBeside, type NewMail, type WaitingMail } from '#mail/mails.commands.server.ts'
import { publishOrderChange } from '#orders/order-changes.commands.server.ts'
import { handOffTokens, orderLines, orders, orderTransitions } from '#orders/orders.tables.server.ts'
import type { RegisteredOrder } from '#orders/order.ts'
import type { OrderOwner } from '#orders/orders.queries.server.ts'

/** An order with all that is stored with it. */
export interface NewOrderRows {
  order: RegisteredOrder
  idempotencyKey: string
  fingerprint: string
  owner: OrderOwner
  /** Of its first transition. */
  note: string
  /** The hash of its first token. */
  token: { hash: string; expiresAt: Date }
  mail: NewMail
}

const columns = sql.raw(
  `id, idempotency_key, fingerprint, user_id, portal_email, browser_key_hash, customer_id, full_name, email, phone,
  company, address, city, state, zip_code, country, notes, tax_id, po_number, time_zone, total, currency, token_number,
  prepared_at, changed_at, expires_at`,
)
const lineColumns = sql.raw(
  'product_id, product_type, offer, name, price, quantity, subscription_interval, position',
)

/** The same order of the keys in every process, so that two batches with equal ones cannot deadlock. */
const insertion = preparedSql<WaitingMail & { subject: string }>(
  'register_orders',
  sql`with placed as (
      insert into ${orders} (${columns})
      select ${columns} from ${rowsOf('orders')} asked order by idempotency_key
      on conflict (idempotency_key) do nothing returning id, prepared_at
    ),
    lines as (
      insert into ${orderLines} (id, order_id, ${lineColumns})
      select line.id, order_id, ${lineColumns} from placed join ${rowsOf('order_lines')} line on order_id = placed.id
    ),
    transition as (
      insert into ${orderTransitions} (order_id, number, "to", source, note, at)
      select order_id, 1, 'prepared', 'customer', note, prepared_at
      from placed join ${rowsOf('order_events')} first on order_id = placed.id
    ),
    token as (
      insert into ${handOffTokens} (hash, order_id, number, expires_at)
      select hash, order_id, 1, expires_at from placed join ${rowsOf('hand_off_tokens')} token on order_id = placed.id
    ),
    mail as (${mailsBeside(sql`placed`)})
    select mail.* from mail where ${commitAsOrder} is not null`,
)

/**
 * Inserts order, lines, first transition, token and mail by one statement, as many orders at once as wait for it.
 * Returns the mail, which needs a job; `null` when there is an order of this idempotency key.
 */
export const insertOrder = batchedStatement(async (db, all: readonly NewOrderRows[]) => {
  const queued = await insertion(db, {
    orders: JSON.stringify(all.map(orderRow), wellFormed),
    order_lines: JSON.stringify(
      all.flatMap(({ order }) => order.lines.map((line, at) => lineRow(order.id, line, at))),
    ),
    order_events: JSON.stringify(all.map(({ order, note }) => ({ order_id: order.id, note }))),
    hand_off_tokens: JSON.stringify(
      all.map(({ order, token }) => ({ order_id: order.id, hash: token.hash, expires_at: token.expiresAt })),
    ),
    mails: JSON.stringify(all.map(({ mail }) => mail)),
  })
  return ({ order, owner }) => {
    const mail = queued.find(({ subject }) => subject === order.id)
    if (mail) publishOrderChange(db, owner)
    return mail ?? null
  }
})

/** PostgreSQL rejects half a surrogate pair in JSON, which a customer may send. */
function wellFormed(_name: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value
}

/** Rows of this table, given as JSON in the placeholder of its name. */
function rowsOf(table: string): SQL {
  return sql`json_populate_recordset(null::${sql.identifier(table)}, ${sql.placeholder(table)}::json)`
}

function orderRow({ order, idempotencyKey, fingerprint, owner }: NewOrderRows) {
  const { form } = order
  return {
    id: order.id,
    idempotency_key: idempotencyKey,
    fingerprint,
    user_id: owner.userId,
    portal_email: owner.customerPortalEmail,
    browser_key_hash: owner.browserKeyHash,
    customer_id: order.customerId,
    full_name: form.fullName,
    email: form.email,
    phone: form.phone,
    company: form.company,
    address: form.address,
    city: form.city,
    state: form.state,
    zip_code: form.zipCode,
    country: form.country,
    notes: form.notes,
    tax_id: form.taxId,
    po_number: form.poNumber,
    time_zone: order.timeZone,
    total: priceColumn(order.total),
    currency: order.currency,
    token_number: order.tokenNumber,
    prepared_at: order.preparedAt,
    changed_at: order.preparedAt,
    expires_at: order.expiresAt,
  }
}

function lineRow(orderId: string, line: RegisteredOrder['lines'][number], position: number) {
  return {
    order_id: orderId,
    id: line.id,
    product_id: line.productId,
    product_type: line.productType,
    offer: line.offer,
    name: line.name,
    price: priceColumn(line.price),
    quantity: line.quantity,
    subscription_interval: line.subscriptionInterval,
    position,
  }
}
