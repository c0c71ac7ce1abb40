import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { withClient } from '../bench/with-client.ts'
import type { Acknowledged, PricedOrder } from './writers.ts'

/** The records in the database after a run. */
export interface Stored {
  orders: (PricedOrder & { id: string; key: string; status: string; transitions: number })[]
  events: string[]
  /** The saved products with their owner's email. */
  saved: { email: string; product: string }[]
}

/** The mails in the database, and the ids of the mails in the outbox. */
export interface StoredMails {
  known: { id: string; subject: string; kind: string; state: string }[]
  sent: string[]
}

/** The number of transitions of an order that got all events: prepared, opened, signed, paid, active. */
const wholeTimeline = 5

export function readEverythingStored(databaseUrl: string): Promise<Stored> {
  return withClient(databaseUrl, async (client) => {
    const { rows: orders } = await client.query<Stored['orders'][number]>(`
      select id, idempotency_key as key, status, total::float8 as total,
        (select coalesce(json_agg(json_build_object('product_id', product_id, 'price', price, 'quantity', quantity)
          order by position), '[]') from order_lines where order_id = orders.id) as lines,
        (select count(*)::int from order_events where order_id = orders.id) as transitions
      from orders`)
    const { rows: events } = await client.query<{ id: string }>('select id from portal_events')
    const { rows: saved } = await client.query<Stored['saved'][number]>(
      'select email, product_id as product from saved_products join users on users.id = user_id',
    )
    return { orders, events: events.map(({ id }) => id), saved }
  })
}

/** Returns the mails as soon as none is queued anymore, or after this many seconds. */
export function readStoredMails(
  databaseUrl: string,
  { outbox, seconds }: { outbox: string; seconds: number },
): Promise<StoredMails> {
  const until = performance.now() + seconds * 1000
  return withClient(databaseUrl, async (client) => {
    for (;;) {
      const { rows: known } = await client.query<StoredMails['known'][number]>(
        'select id, subject, kind, state from mails',
      )
      const isDone = known.every(({ state }) => !isUnderWay(state))
      if (isDone || performance.now() > until) return { known, sent: await mailsIn(outbox) }
      await pause(500)
    }
  })
}

/**
 * Backdates mails that are being sent by 15 minutes. The store then marks them as failed and shows them to
 * staff.
 */
export async function ageMailsUnderWay(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, (client) =>
    client.query(`update mails set changed_at = changed_at - interval '15 minutes' where state = 'sending'`),
  )
}

function isUnderWay(state: string): boolean {
  return state === 'queued' || state === 'sending'
}

/** Acknowledged records that are missing, and records that are stored twice. */
export function lostOrDoubled(acknowledged: Acknowledged, { orders, events, saved }: Stored): string[] {
  const byId = new Map(orders.map((order) => [order.id, order]))
  const known = new Set(events)
  const ids = [...acknowledged.orders.values()]
  return [
    ...acknowledged.wrong,
    ...ids.filter((id) => !byId.has(id)).map((id) => `order ${id} was acknowledged, but is lost`),
    ...orders
      .filter(({ key, id }) => acknowledged.orders.get(key) !== id)
      .map(({ id }) => `order ${id} exists, but was not acknowledged`),
    ...orders
      .filter(({ lines }) => lines.length !== 1)
      .map(({ id, lines }) => `order ${id} has ${lines.length} lines`),
    ...orders.flatMap(({ id, total, lines }) => {
      const priced = acknowledged.priced.get(id)
      if (!priced || lines.length !== 1 || isDeepStrictEqual({ total, lines }, priced)) return []
      return [
        `order ${id} is stored as ${JSON.stringify({ total, lines })}, but acknowledged as ${JSON.stringify(priced)}`,
      ]
    }),
    ...[...acknowledged.events.keys()].filter((id) => !known.has(id)).map((id) => `event ${id} is lost`),
    ...repeated(events).map((id) => `event ${id} is stored twice`),
    ...[...acknowledged.completedOrders].flatMap((id) => {
      const order = byId.get(id)
      if (!order || (order.status === 'active' && order.transitions === wholeTimeline)) return []
      return [`order ${id} is ${order.status} after ${order.transitions} transitions`]
    }),
    ...differentlySaved(acknowledged.saved, saved),
  ]
}

function differentlySaved(lists: Acknowledged['saved'], saved: Stored['saved']): string[] {
  const stored = new Set(saved.map(({ email, product }) => `${product} of ${email}`))
  const acknowledged = new Set(
    [...lists].flatMap(([email, products]) => [...products].map((product) => `${product} of ${email}`)),
  )
  return [
    ...[...acknowledged].filter((each) => !stored.has(each)).map((each) => `saved product ${each} is lost`),
    ...[...stored]
      .filter((each) => !acknowledged.has(each))
      .map((each) => `saved product ${each} was removed, but is still stored`),
  ]
}

/** Order mails that are missing or were sent twice. A failed mail does not count as lost, because staff see it. */
export function lostOrDoubledMails(
  acknowledged: Pick<Acknowledged, 'orders' | 'completedOrders'>,
  orders: Stored['orders'],
  { known, sent }: StoredMails,
  { mayWait }: { mayWait: boolean },
): string[] {
  const stored = new Set(known.map(({ subject, kind }) => `${kind} ${subject}`))
  const sentIds = new Set(sent.map(uuidIn))
  const orderIds = new Set(orders.map(({ id }) => id))
  const ids = new Set(known.map(({ id }) => id))
  const missing = (kind: string, orders: Iterable<string>) =>
    [...orders].filter((id) => !stored.has(`${kind} ${id}`)).map((id) => `the mail ${kind} of ${id} is lost`)
  return [
    ...missing('placed', acknowledged.orders.values()),
    ...missing('paid', acknowledged.completedOrders),
    ...known
      .filter(({ kind, subject }) => kindsOfOrders.has(kind) && !orderIds.has(subject))
      .map(({ kind, subject }) => `the mail ${kind} is about order ${subject}, which does not exist`),
    // Mails of the sandbox have no id.
    ...sent
      .filter((messageId) => messageId.startsWith('<') && !ids.has(uuidIn(messageId)))
      .map((messageId) => `mail ${messageId} was sent, but is not stored`),
    ...known
      .filter(({ id, state }) => state === 'sent' && !sentIds.has(id))
      .map(({ id, kind }) => `mail ${id} (${kind}) is marked as sent, but nobody received it`),
    ...(mayWait ? [] : known.filter(({ state }) => isUnderWay(state))).map(
      ({ id, kind, state }) => `mail ${id} (${kind}) is still ${state}`,
    ),
    ...repeated(sent).map((id) => `mail ${id} was sent twice`),
  ]
}

const kindsOfOrders: ReadonlySet<string> = new Set(['placed', 'paid'])

/** The UUID in a Message-ID such as `<id@domain>`. */
function uuidIn(messageId: string): string {
  return /[0-9a-f-]{36}/.exec(messageId)?.[0] ?? messageId
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
    // Welcome mails of the sandbox have no id.
    return messageId ?? name
  })
  return Promise.all(read)
}
