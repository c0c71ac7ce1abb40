import type { Database } from '#db/database.server.ts'
import { publishChange } from '#db/publish-changes.server.ts'
import { ownerSubjects } from '#orders/order-subjects.ts'
import type { OrderOwner } from '#orders/order.ts'

export function publishOrderChange(tx: Database, owner: OrderOwner): void {
  for (const subject of ownerSubjects(owner)) publishChange(tx, 'order_changed', subject)
}
