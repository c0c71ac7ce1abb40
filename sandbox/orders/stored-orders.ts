import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod'
import { signingPortalOrderSchema, type SigningPortalOrder } from './order.ts'

const fileSchema = z.object({ orders: z.array(signingPortalOrderSchema) })

export interface StoredOrders {
  all(): SigningPortalOrder[]
  byId(id: string): SigningPortalOrder | undefined
  byVisit(visit: string): SigningPortalOrder | undefined
  put(order: SigningPortalOrder): void
}

/** The orders. A small file stores them, so that a restart does not lose any. */
export function openStoredOrders(file: string): StoredOrders {
  const orders = new Map(read(file).map((order) => [order.id, order]))
  return {
    all: () => [...orders.values()],
    byId: (id) => orders.get(id),
    byVisit: (visit) => [...orders.values()].find((order) => order.visit === visit),
    put(order) {
      orders.set(order.id, order)
      mkdirSync(dirname(file), { recursive: true })
      const content = JSON.stringify({ orders: [...orders.values()] }, null, 2)
      writeFileSync(`${file}.part`, content, { mode: 0o600 })
      renameSync(`${file}.part`, file)
    },
  }
}

function read(file: string): SigningPortalOrder[] {
  try {
    return fileSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).orders
  } catch {
    // The file does not exist on the first start, or has an older format.
    return []
  }
}
