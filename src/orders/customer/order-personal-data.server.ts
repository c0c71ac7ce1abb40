import type { SessionOwner } from '#account/customer-portal/signed-in-customer.server.ts'
import type { OwnedData } from '#account/settings/personal-data.server.ts'
import type { Database } from '#db/database.server.ts'
import { detachOrders } from '#orders/customer/deleted-customers.commands.server.ts'
import { orderToJson } from '#orders/order.ts'
import { allOrdersOf } from '#orders/orders.queries.server.ts'

/**
 * The orders of an account, including orders placed through the customer portal with the account's verified
 * email (product: accounts 34, 35).
 */
export const orderPersonalData: OwnedData = { name: 'orders', read: factsOfOrders, remove: detachOrders }

async function factsOfOrders(db: Database, owner: SessionOwner) {
  const own = await allOrdersOf(db, { ...owner, browserKeyHash: null })
  const now = new Date()
  return own.map((order) => {
    const { may_continue: _continue, may_cancel: _cancel, ...facts } = orderToJson(order, now)
    return facts
  })
}
