import type { SessionOwner } from '#account/customer-portal/signed-in-customer.server.ts'
import type { OwnedData } from '#account/settings/personal-data.server.ts'
import type { Database } from '#db/database.server.ts'
import { snakeCased } from '#lib/field-names.ts'
import { forgetMachines } from '#orders/access/license-activations.commands.server.ts'
import { accessOfOrder, keysOfOrder } from '#orders/access/order-access.queries.server.ts'
import { allOrdersOf } from '#orders/orders.queries.server.ts'

/**
 * License keys, even ended ones, and the machines on which they are active. Deleting the account removes the
 * names of the machines; the keys stay valid, because the customer paid for them (product: access 14).
 */
export const accessPersonalData: OwnedData = {
  name: 'access',
  read: accessOf,
  remove: (tx, owner) => forgetMachines(tx, { ...owner, browserKeyHash: null }),
}

async function accessOf(db: Database, owner: SessionOwner) {
  const found: { order: string; lines: Record<string, unknown>[] }[] = []
  for (const order of await allOrdersOf(db, { ...owner, browserKeyHash: null })) {
    const keys = await keysOfOrder(db, order.id)
    const lines = (await accessOfOrder(db, order)).map(({ keys: _current, ...access }) => ({
      ...snakeCased(access),
      keys: keys
        .filter(({ lineId }) => lineId === access.lineId)
        .map(({ activations, ...key }) => ({ ...snakeCased(key), activations: activations.map(snakeCased) })),
    }))
    if (lines.length > 0) found.push({ order: order.id, lines })
  }
  return found
}
