import { asc, eq, inArray, or } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { licenseActivations, licenseKeys, productAccess } from '#orders/access/access.tables.server.ts'
import type { LineAccess } from '#orders/access/line-access.ts'
import { isAccessOf } from '#orders/access/product-access.queries.server.ts'
import type { Order } from '#orders/order.ts'
import { subscriptions } from '#orders/subscriptions.tables.server.ts'
import { orderLines } from '#orders/orders.tables.server.ts'

/**
 * The access that each line of an active order gives its buyer. Empty for other orders. Also empty for orders
 * that change a quantity, because the subscription's first order gives the access (product: access 3, 12).
 */
export async function accessOfOrder(
  db: Database,
  { id, status, lines, change }: Pick<Order, 'id' | 'status' | 'lines' | 'change'>,
): Promise<LineAccess[]> {
  if (status !== 'active' || change !== null) return []
  const [items, stored, keys] = await Promise.all([
    accessOfLines(db, lines),
    db
      .select({ id: orderLines.id, endedAt: orderLines.accessEndedAt, units: subscriptions.quantity })
      .from(orderLines)
      .leftJoin(subscriptions, eq(subscriptions.lineId, orderLines.id))
      .where(eq(orderLines.orderId, id)),
    keysOfOrder(db, id),
  ])
  return lines.flatMap((line): LineAccess[] => {
    const item = items.find(
      (each) => each.productType === line.productType && each.productId === line.productId,
    )
    const { endedAt = null, units = null } = stored.find((each) => each.id === line.id) ?? {}
    if (endedAt !== null)
      return [{ ...nothing, lineId: line.id, name: line.name, endedAt: endedAt.toISOString() }]
    const own = keys.filter((key) => key.lineId === line.id && key.endedAt === null)
    if (!item && own.length === 0) return []
    const missing = item && item.keySource !== 'none' ? Math.max(0, (units ?? line.quantity) - own.length) : 0
    const { instructions = '', linkUrl = '', linkLabel = '', contactEmail = '' } = item ?? {}
    const areKeysImported = item?.keySource === 'imported'
    const access = { instructions, linkUrl, linkLabel, contactEmail, areKeysImported, keys: own }
    return [{ ...access, missingKeys: missing, lineId: line.id, name: line.name, endedAt: null }]
  })
}

const nothing = {
  instructions: '',
  linkUrl: '',
  linkLabel: '',
  contactEmail: '',
  missingKeys: 0,
  areKeysImported: false,
  keys: [],
}

function accessOfLines(db: Database, lines: Order['lines']) {
  return db
    .select()
    .from(productAccess)
    .where(or(...lines.map(isAccessOf)))
}

/** The license keys of an order with their machines, including keys that have ended. */
export async function keysOfOrder(db: Database, orderId: string) {
  const keys = await db
    .select({
      id: licenseKeys.id,
      lineId: licenseKeys.lineId,
      key: licenseKeys.key,
      limit: licenseKeys.activationLimit,
      endedAt: licenseKeys.endedAt,
    })
    .from(licenseKeys)
    .innerJoin(orderLines, eq(orderLines.id, licenseKeys.lineId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(licenseKeys.assignedAt), asc(licenseKeys.createdAt), asc(licenseKeys.id))
  if (keys.length === 0) return []
  const ids = keys.map(({ id }) => id)
  const active = await db
    .select()
    .from(licenseActivations)
    .where(inArray(licenseActivations.keyId, ids))
    .orderBy(asc(licenseActivations.activatedAt), asc(licenseActivations.id))
  return keys.map((key) => ({
    ...key,
    activations: active
      .filter(({ keyId }) => keyId === key.id)
      .map(({ id, instance, label, activatedAt }) => ({
        id,
        name: label || instance,
        activatedAt: activatedAt.toISOString(),
      })),
  }))
}
