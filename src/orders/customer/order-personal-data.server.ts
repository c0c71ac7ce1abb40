import type { PersonalData } from '#account/settings/personal-data.server.ts'
import type { Database } from '#db/database.server.ts'
import { detachOrders, detachOrdersOfCustomer } from '#orders/customer/deleted-customers.commands.server.ts'
import { orderToJson, type OrderOwner } from '#orders/order.ts'
import { allOrdersOf } from '#orders/orders.queries.server.ts'

/**
 * The orders of an account. Includes those placed through the customer portal with the account's verified email
 * (product: accounts 34, 35).
 */
export const orderPersonalData: PersonalData = {
  name: 'orders',
  read: (db, { userId, email, emailProven }) =>
    factsOfOrders(db, { ...nobody, userId, customerPortalEmail: emailProven ? email : null }),
  async remove(tx, { userId, email, emailProven }, now) {
    await detachOrders(tx, userId, now)
    if (emailProven) await detachOrdersOfCustomer(tx, email, now)
  },
  ofCustomer: {
    read: (db, email) => factsOfOrders(db, { ...nobody, customerPortalEmail: email }),
    remove: detachOrdersOfCustomer,
  },
}

const nobody: OrderOwner = { userId: null, customerPortalEmail: null, browserKeyHash: null }

async function factsOfOrders(db: Database, viewer: OrderOwner) {
  const own = await allOrdersOf(db, viewer)
  const now = new Date()
  return own.map((order) => {
    const { may_continue: _continue, may_cancel: _cancel, ...facts } = orderToJson(order, now)
    return facts
  })
}
