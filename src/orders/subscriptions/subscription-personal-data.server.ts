import type { SessionOwner } from '#account/customer-portal/signed-in-customer.server.ts'
import type { OwnedData } from '#account/settings/personal-data.server.ts'
import type { Database } from '#db/database.server.ts'
import { snakeCased } from '#lib/field-names.ts'
import { toDollars } from '#lib/money.ts'
import { cancelAllOf } from '#orders/subscriptions/subscriptions.commands.server.ts'
import { subscriptionsOf } from '#orders/subscriptions/subscriptions.queries.server.ts'

/**
 * The subscriptions of an account. Deleting the account cancels them, because nobody could cancel them later
 * (product: subscriptions 16).
 */
export const subscriptionPersonalData: OwnedData = {
  name: 'subscriptions',
  read: factsOf,
  remove: (tx, owner, now) => cancelAllOf(tx, { ...owner, browserKeyHash: null }, now),
}

async function factsOf(db: Database, owner: SessionOwner) {
  const own = await subscriptionsOf(db, { ...owner, browserKeyHash: null })
  return own.map(
    ({
      price,
      nextAmount,
      payments,
      openChange: _change,
      isOrderActive: _isActive,
      maxUnits: _max,
      timeZone: _zone,
      ...facts
    }) => ({
      ...snakeCased(facts),
      price: toDollars(price),
      next_amount: toDollars(nextAmount),
      payments: payments.map(({ amount, paidAt, periodEnd }) => ({
        amount: toDollars(amount),
        paid_at: paidAt,
        period_end: periodEnd,
      })),
    }),
  )
}
