import { and, eq, inArray, isNotNull, lt, ne, or, type SQL } from 'drizzle-orm'
import type { SessionOwner } from '#account/customer-portal/signed-in-customer.server.ts'
import type { Database } from '#db/database.server.ts'
import { emptyContact } from '#orders/deleted-customers.ts'
import { publishOrderChange } from '#orders/order-changes.commands.server.ts'
import { orders } from '#orders/orders.tables.server.ts'

const endedUnpaid = inArray(orders.status, ['declined', 'cancelled', 'expired'])
const paid = inArray(orders.status, ['paid', 'active'])

/**
 * Detaches the orders of an account or customer-portal customer that is being deleted. Orders that ended
 * unpaid lose their personal data at once, open orders when they end, paid orders after the configured number
 * of years (product: orders 30).
 */
export async function detachOrders(
  tx: Database,
  { userId, customerPortalEmail }: SessionOwner,
  now: Date,
): Promise<void> {
  if (userId !== null) {
    await detach(tx, eq(orders.userId, userId), now)
    publishOrderChange(tx, { ...nobody, userId })
  }
  if (customerPortalEmail !== null) {
    await detach(tx, eq(orders.customerPortalEmail, customerPortalEmail), now)
    publishOrderChange(tx, { ...nobody, customerPortalEmail })
  }
}

const nobody = { browserKeyHash: null, userId: null, customerPortalEmail: null }

async function detach(tx: Database, own: SQL, now: Date): Promise<void> {
  await tx
    .update(orders)
    .set({ ...emptied, ...nobody, customerDeletedAt: now })
    .where(and(own, endedUnpaid))
  await tx
    .update(orders)
    .set({ ...nobody, customerDeletedAt: now })
    .where(own)
}

/** Removes the personal data of deleted accounts from orders that no longer need the data. */
export async function emptyDeletedCustomers(
  db: Database,
  { now, billingDataYears }: { now: Date; billingDataYears: number },
): Promise<void> {
  const paidBefore = new Date(now)
  paidBefore.setUTCFullYear(now.getUTCFullYear() - billingDataYears)
  await db
    .update(orders)
    .set(emptied)
    .where(
      and(
        isNotNull(orders.customerDeletedAt),
        ne(orders.fullName, ''),
        or(endedUnpaid, and(paid, lt(orders.changedAt, paidBefore))),
      ),
    )
}

/** The fingerprint is emptied too, because it is a hash of the whole request including personal data. */
const emptied = { ...emptyContact, fingerprint: '', timeZone: null, browserKeyHash: null, userId: null }
