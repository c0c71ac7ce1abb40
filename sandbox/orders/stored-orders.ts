import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod'
import {
  deliveryModes,
  signingPortalOrderSchema,
  type DeliveryMode,
  type SigningPortalOrder,
} from './order.ts'

const fileSchema = z.object({ mode: z.enum(deliveryModes), orders: z.array(signingPortalOrderSchema) })

export interface StoredOrders {
  all(): SigningPortalOrder[]
  byId(id: string): SigningPortalOrder | undefined
  byVisit(visit: string): SigningPortalOrder | undefined
  put(order: SigningPortalOrder): void
  mode(): DeliveryMode
  setMode(mode: DeliveryMode): void
}

/** The orders. A small file stores them, so that a restart does not lose any. */
export function openStoredOrders(file: string): StoredOrders {
  const stored = read(file)
  let mode = stored.mode
  const orders = new Map(stored.orders.map((order) => [order.id, order]))

  function write(): void {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.part`, JSON.stringify({ mode, orders: [...orders.values()] }, null, 2), {
      mode: 0o600,
    })
    renameSync(`${file}.part`, file)
  }

  return {
    all: () => [...orders.values()],
    byId: (id) => orders.get(id),
    byVisit: (visit) => [...orders.values()].find((order) => order.visit === visit),
    put(order) {
      orders.set(order.id, order)
      write()
    },
    mode: () => mode,
    setMode(next) {
      mode = next
      write()
    },
  }
}

function read(file: string): z.output<typeof fileSchema> {
  try {
    return fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // The file does not exist on the first start, or has an older format.
    return { mode: 'at_once', orders: [] }
  }
}
