import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import * as z from 'zod'
import type { Acknowledged } from './writers.ts'

/** What is in the database and the outbox afterwards. */
export interface Stored {
  orders: { id: string; key: string; status: string; lines: number; transitions: number }[]
  events: string[]
  /** One for each mail that left. */
  mails: string[]
}

/** The transitions of an order of which everything was told: prepared, opened, signed, paid, active. */
const wholeTimeline = 5

export async function readEverythingStored(databaseUrl: string, outbox: string): Promise<Stored> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows: orders } = await client.query<Stored['orders'][number]>(`
      select id, idempotency_key as key, status,
        (select count(*)::int from order_lines where order_id = orders.id) as lines,
        (select count(*)::int from order_events where order_id = orders.id) as transitions
      from orders`)
    const { rows: events } = await client.query<{ id: string }>('select id from portal_events')
    return { orders, events: events.map(({ id }) => id), mails: await mailsIn(outbox) }
  } finally {
    await client.end()
  }
}

/** What was acknowledged and is not there, and what is there twice. */
export function lostOrDoubled(told: Acknowledged, { orders, events, mails }: Stored): string[] {
  const byId = new Map(orders.map((order) => [order.id, order]))
  const known = new Set(events)
  const ids = [...told.orders.values()]
  return [
    ...told.wrong,
    ...ids.filter((id) => !byId.has(id)).map((id) => `order ${id} was acknowledged and is lost`),
    ...orders
      .filter(({ key, id }) => told.orders.get(key) !== id)
      .map(({ id }) => `order ${id} is there, but nobody was told`),
    ...orders.filter(({ lines }) => lines !== 1).map(({ id, lines }) => `order ${id} has ${lines} lines`),
    ...[...told.events.keys()].filter((id) => !known.has(id)).map((id) => `event ${id} is lost`),
    ...repeated(events).map((id) => `event ${id} is there twice`),
    ...[...told.toldOrders].flatMap((id) => {
      const order = byId.get(id)
      if (!order || (order.status === 'active' && order.transitions === wholeTimeline)) return []
      return [`order ${id} is ${order.status} after ${order.transitions} transitions`]
    }),
    ...repeated(mails).map((id) => `mail ${id} was sent twice`),
  ]
}

function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>()
  return values.filter((value) => seen.size === seen.add(value).size)
}

async function mailsIn(outbox: string): Promise<string[]> {
  const names = (await readdir(outbox).catch(() => [])).filter((name) => /^[^.].*\.json$/.test(name))
  const mail = z.object({ messageId: z.optional(z.string()) })
  const read = names.map(async (name) => {
    const { messageId } = mail.parse(JSON.parse(await readFile(join(outbox, name), 'utf8')))
    // The welcome mails of the sandbox carry no id.
    return messageId ?? name
  })
  return Promise.all(read)
}
