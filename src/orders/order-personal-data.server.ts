import type { PersonalData } from '#account/personal-data.server.ts'
import { detachOrders } from '#orders/deleted-customers.commands.server.ts'
import type { OrderMailKind } from '#orders/order-mails.ts'
import { orderToJson } from '#orders/order.ts'
import { ordersOf } from '#orders/orders.queries.server.ts'

/** The orders of an account, as part of its data (product: accounts 34, 35). */
export const orderPersonalData: PersonalData = {
  name: 'orders',
  async read(db, { userId }) {
    const own = await ordersOf(db, { userId, customerPortalEmail: null, browserKeyHash: null })
    const now = new Date()
    return own.map((order) => {
      const { may_continue: _continue, may_cancel: _cancel, ...facts } = orderToJson(order, now)
      return facts
    })
  },
  remove: (tx, { userId }, now) => detachOrders(tx, userId, now),
}

/** Sent to a deleted account too: what an open order needs. */
export const mailKindsOfOrders: readonly OrderMailKind[] = ['placed', 'signed', 'paid', 'declined', 'expired']
