import type { PersonalData } from '#account/settings/personal-data.server.ts'
import type { Database } from '#db/database.server.ts'
import { forgetMachines } from '#orders/access/license-activations.commands.server.ts'
import { accessOfOrder } from '#orders/access/order-access.queries.server.ts'
import { allOrdersOf } from '#orders/orders.queries.server.ts'
import type { OrderOwner } from '#orders/order.ts'

const nobody: OrderOwner = { userId: null, customerPortalEmail: null, browserKeyHash: null }

/**
 * License keys and the machines on which they are active. Deleting the account removes the names of the machines;
 * the keys stay valid, because the customer paid for them (product: access 14).
 */
export const accessPersonalData: PersonalData = {
  name: 'access',
  read: (db, { userId, email, emailProven }) =>
    accessOf(db, { ...nobody, userId, customerPortalEmail: emailProven ? email : null }),
  async remove(tx, { userId, email, emailProven }) {
    await forgetMachines(tx, { ...nobody, userId, customerPortalEmail: emailProven ? email : null })
  },
  ofCustomer: {
    read: (db, email) => accessOf(db, { ...nobody, customerPortalEmail: email }),
    remove: (tx, email) => forgetMachines(tx, { ...nobody, customerPortalEmail: email }),
  },
}

async function accessOf(db: Database, viewer: OrderOwner) {
  const found: { order: string; lines: Awaited<ReturnType<typeof accessOfOrder>> }[] = []
  for (const order of await allOrdersOf(db, viewer)) {
    const lines = await accessOfOrder(db, order)
    if (lines.length > 0) found.push({ order: order.id, lines })
  }
  return found
}
