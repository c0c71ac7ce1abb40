import { eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { mails } from '#mail/mails.tables.server.ts'
import type { OrderOwner } from '#orders/order.ts'
import { orders } from '#orders/orders.tables.server.ts'

export async function ownerOfMailedOrder(db: Database, mailId: string): Promise<OrderOwner | null> {
  const { userId, customerPortalEmail, browserKeyHash } = orders
  const [owner] = await db
    .select({ userId, customerPortalEmail, browserKeyHash })
    .from(mails)
    .innerJoin(orders, eq(orders.id, mails.subject))
    .where(eq(mails.id, mailId))
  return owner ?? null
}

interface OwnersToRead {
  userIds: readonly string[]
  customerPortalEmails: readonly string[]
  browserKeyHashes: readonly string[]
}

const hash = sql`hash_record_extended(row(id, status, changed_at, (
  select sum(hash_record_extended(row(mails.id, mails.state), 0)) from mails where mails.subject = orders.id
)), 0)`

/**
 * Returns one row per order of these owners, with a hash of its status, its last change and the states of its
 * mails.
 */
export function orderVersions(owners: OwnersToRead): SQL {
  return sql`
    select 'order_changed' as channel, 'user:' || user_id as subject, ${hash} as hash from orders
    where user_id = any(${sql.param(owners.userIds)}::uuid[])
    union all
    select 'order_changed', 'portal:' || portal_email, ${hash} from orders
    where portal_email = any(${sql.param(owners.customerPortalEmails)}::text[])
    union all
    select 'order_changed', 'browser:' || browser_key_hash, ${hash} from orders
    where browser_key_hash = any(${sql.param(owners.browserKeyHashes)}::text[])`
}
