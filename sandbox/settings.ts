import { dirname, join } from 'node:path'
import * as z from 'zod'
import type { DeliveryTimes } from './orders/deliveries.ts'

export interface Settings {
  port: number
  storeUrl: string
  databaseUrl: string
  /** The folder to which the store and the webhooks write mail. */
  outboxDirectory: string
  /** The file with the signing portal's orders. */
  ordersFile: string
  /** The secrets that sign events, the same as in the store. */
  portalEventSecrets: string[]
  times: DeliveryTimes
}

const schema = z.object({
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//),
  OUTBOX_DIRECTORY: z.string().min(1),
  PORTAL_EVENT_SECRETS: z.string().min(1),
})

/** Parses the settings at start. Throws an error that names all missing and malformed ones. */
export function readSettings(values: Readonly<Record<string, string | undefined>>): Settings {
  const parsed = schema.safeParse(values)
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map((issue) => issue.path.join('.')))
    throw new Error(
      `The sandbox cannot start: ${[...names].join(', ')} missing or malformed. \`npm start\` sets them.`,
    )
  }
  return {
    port: parsed.data.SANDBOX_PORT,
    storeUrl: parsed.data.PUBLIC_URL.replace(/\/+$/, ''),
    databaseUrl: parsed.data.DATABASE_URL,
    outboxDirectory: parsed.data.OUTBOX_DIRECTORY,
    ordersFile: join(dirname(parsed.data.OUTBOX_DIRECTORY), 'sandbox-orders.json'),
    portalEventSecrets: parsed.data.PORTAL_EVENT_SECRETS.split(','),
    times: { lateMilliseconds: 8000, retryMilliseconds: 1000 },
  }
}
