import type { PersonalData } from '#account/settings/personal-data.server.ts'
import type { Database } from '#db/database.server.ts'
import { toDollars } from '#lib/money.ts'
import { cancelAllOf } from '#orders/subscriptions/subscriptions.commands.server.ts'
import { subscriptionsOf } from '#orders/subscriptions/subscriptions.queries.server.ts'
import type { OrderOwner } from '#orders/order.ts'

const nobody: OrderOwner = { userId: null, customerPortalEmail: null, browserKeyHash: null }

/**
 * The subscriptions of an account. Deleting the account cancels them, because nobody could cancel them later
 * (product: subscriptions 16).
 */
export const subscriptionPersonalData: PersonalData = {
  name: 'subscriptions',
  read: (db, { userId, email, emailProven }) =>
    factsOf(db, { ...nobody, userId, customerPortalEmail: emailProven ? email : null }),
  remove: (tx, { userId, email, emailProven }, now) =>
    cancelAllOf(tx, { ...nobody, userId, customerPortalEmail: emailProven ? email : null }, now),
  ofCustomer: {
    read: (db, email) => factsOf(db, { ...nobody, customerPortalEmail: email }),
    remove: (tx, email, now) => cancelAllOf(tx, { ...nobody, customerPortalEmail: email }, now),
  },
}

async function factsOf(db: Database, viewer: OrderOwner) {
  const own = await subscriptionsOf(db, viewer)
  return own.map(
    ({ price, nextAmount, payments, openChange: _change, maxUnits: _max, timeZone: _zone, ...facts }) => ({
      ...facts,
      price: toDollars(price),
      nextAmount: toDollars(nextAmount),
      payments: payments.map(({ amount, paidAt, periodEnd }) => ({
        amount: toDollars(amount),
        paidAt,
        periodEnd,
      })),
    }),
  )
}
