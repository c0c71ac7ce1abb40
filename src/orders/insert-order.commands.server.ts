import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { preparedSql } from '#db/prepared.server.ts'
import { commitAsOrder } from '#db/synchronous-commit.server.ts'
import { priceColumn } from '#db/prices.server.ts'
import { mailBeside, mailValues, type NewMail, type WaitingMail } from '#mail/mails.commands.server.ts'
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

const columns = [
  'id',
  'idempotency_key',
  'fingerprint',
  'user_id',
  'portal_email',
  'browser_key_hash',
  'customer_id',
  'full_name',
  'email',
  'phone',
  'company',
  'address',
  'city',
  'state',
  'zip_code',
  'country',
  'notes',
  'tax_id',
  'po_number',
  'time_zone',
  'total',
  'currency',
  'token_number',
  'prepared_at',
  'changed_at',
  'expires_at',
] as const
const lineColumns = sql.raw(
  'product_id, product_type, offer, name, price, quantity, subscription_interval, position',
)

const insertion = preparedSql<WaitingMail>(
  'register_order',
  sql`with placed as (
      insert into ${orders} (${sql.raw(columns.join(', '))})
      values (${sql.join(
        columns.map((column) => sql.placeholder(column)),
        sql`, `,
      )})
      on conflict (idempotency_key) do nothing returning id, prepared_at
    ),
    lines as (
      insert into ${orderLines} (id, order_id, ${lineColumns})
      select line.id, placed.id, ${lineColumns}
      from placed, json_populate_recordset(null::order_lines, ${sql.placeholder('lines')}::json) line
    ),
    transition as (
      insert into ${orderTransitions} (order_id, number, "to", source, note, at)
      select id, 1, 'prepared', 'customer', ${sql.placeholder('note')}, prepared_at from placed
    ),
    token as (
      insert into ${handOffTokens} (hash, order_id, number, expires_at)
      select ${sql.placeholder('tokenHash')}, id, 1, ${sql.placeholder('tokenExpiresAt')}::timestamptz from placed
    ),
    mail as (${mailBeside(sql`placed`)})
    select mail.id, mail.urgency from mail where ${commitAsOrder} is not null`,
)

/**
 * Inserts order, lines, first transition, token and mail by one statement. Returns the mail, which needs a job; `null`
 * when there is an order of this idempotency key.
 */
export async function insertOrder(db: Database, rows: NewOrderRows): Promise<WaitingMail | null> {
  const { order, owner, note, token, mail } = rows
  const [queued] = await insertion(db, {
    ...columnsOf(rows),
    user_id: owner.userId,
    portal_email: owner.customerPortalEmail,
    browser_key_hash: owner.browserKeyHash,
    lines: JSON.stringify(order.lines.map(lineRow)),
    note,
    tokenHash: token.hash,
    tokenExpiresAt: token.expiresAt,
    ...mailValues(mail),
  })
  if (!queued) return null
  publishOrderChange(db, owner)
  return queued
}

function columnsOf({ order, idempotencyKey, fingerprint }: NewOrderRows) {
  const { form } = order
  return {
    id: order.id,
    idempotency_key: idempotencyKey,
    fingerprint,
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

function lineRow(line: RegisteredOrder['lines'][number], position: number) {
  return {
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
