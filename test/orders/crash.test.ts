import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { isDatabaseAway } from '#db/database-away.server.ts'
import { deliverMail } from '#mail/deliver-mail.server.ts'
import { failInterrupted, requeueInterrupted } from '#mail/mails.commands.server.ts'
import { mails } from '#mail/mails.tables.server.ts'
import { orderById } from '#orders/orders.queries.server.ts'
import { orderTransitions, orderLines, orders, portalEvents } from '#orders/orders.tables.server.ts'
import { createMail } from '#mail/mail.server.ts'
import { startMailServer, type MailServer } from '../mail/mail-server.ts'
import { inBatches } from './in-batches.ts'
import { customer, customerPortalCookie, forgetOrders, ownDatabase, portalEvent } from './shop.ts'
import { bundleStore, startStoreProcess, type StoreProcess } from './store-processes.ts'
import { Submitted, Told } from './submitting.ts'
import { patience } from '../support/patience.ts'
import { freePort } from '../support/free-port.ts'

/** The bench kills more (`bench/crashes.ts`). */
const kills = Number(process.env['KILLS'] || 20)
const newOrdersAtOnce = 6
const oldOrdersAtOnce = 3
const eventsAtOnce = 6
/** One works and is killed. The others start meanwhile and send mail, as every store does. */
const processesAtOnce = 3
/** As many mails as one process sends at the same time. */
const mailsAtOnce = 6
/** The mail server is slow, so that mail is under way at any moment. */
const holdMilliseconds = 60

let database: Awaited<ReturnType<typeof ownDatabase>>
let bundle: Awaited<ReturnType<typeof bundleStore>>
let mailServer: MailServer
let mailPort = 0
let started = 0
const alive = new Set<Promise<StoreProcess>>()

beforeAll(async () => {
  bundle = await bundleStore()
  database = await ownDatabase('crashes', 'wadah_shop')
  mailPort = await freePort()
  mailServer = await startMailServer(mailPort, { holdMilliseconds })
})
afterEach(async () => {
  for (const starting of alive) await starting.then(({ kill }) => kill())
  alive.clear()
  await forgetOrders(database)
})
afterAll(async () => {
  await mailServer.close()
  await database.close()
  await bundle.remove()
})

/**
 * No step waits for a fixed time. Each kill comes after a random number of the answers under way, so that it falls into
 * the middle of the work on slow and fast machines alike.
 */
test(`killed ${kills} times at any moment: no order twice, none lost after its answer, no event and no mail twice`, async () => {
  const submitted = new Submitted(await customerPortalCookie(database, customer.email))
  const told = new Told()
  const cut = { orders: 0, events: 0, mails: 0 }
  const queue = Array.from({ length: processesAtOnce }, startNext)
  for (let killed = 0; killed < kills; killed += 1) {
    const next = queue.shift()
    if (!next) throw new Error('There is no process to kill')
    const { url, name, kill } = await next
    const placing = [...some(submitted.unanswered, oldOrdersAtOnce), ...submitted.add(newOrdersAtOnce)]
    const telling = some(told.unanswered, eventsAtOnce)
    // Every fourth process is killed while it sends a mail. The others may take those of its first orders.
    if (killed % 4 === 3) {
      mailServer.keepWaiting(name)
      for (let orders = 0; orders < 10 && !mailServer.holding.has(name); orders += 1) {
        await Promise.all(submitted.add(1).map((order) => submitted.submit(url, order)))
        await until(() => mailServer.holding.has(name), 400)
      }
    }
    const answers = [
      ...placing.map((order) => submitted.submit(url, order)),
      ...telling.map((event) => told.tell(url, event)),
    ]
    await someOf(answers)
    cut.mails += mailServer.holding.has(name) ? 1 : 0
    await kill()
    alive.delete(next)
    // After the last kill one more is needed.
    if (killed + queue.length < kills) queue.push(startNext())
    await Promise.all(answers)
    cut.orders += placing.filter(({ idempotency_key: key }) => !submitted.answered.has(key)).length
    cut.events += telling.filter(({ id }) => !told.answered.has(id)).length
    for (const order of some(ordersWithoutEvents(submitted, told), 2)) told.add(order, timelineOf(order))
  }
  // The kills happened at the intended moments.
  expect(cut.orders).toBeGreaterThan(kills / 2)
  expect(cut.events).toBeGreaterThan(kills / 4)
  expect(cut.mails).toBeGreaterThan(0)

  const before = new Set((await database.db.select({ id: orders.id }).from(orders)).map(({ id }) => id))
  expect([...submitted.answered.values()].filter((id) => !before.has(id))).toEqual([])
  const { url } = await (queue[0] ?? startNext())
  await submitted.submitAll(url, told.orders)
  await told.tellAll(url)
  await Promise.all(queue.map(async (each) => (await each).kill()))
  await ordersAreWhole(submitted, told)
  await mailsAreSentOnce(submitted, told)
}, 900_000)

test('with its database connections cut again and again: no order twice, none lost after its answer', async () => {
  const { url, kill } = await startStore({})
  const submitted = new Submitted()
  submitted.add(60)
  const cuts: Promise<unknown>[] = []
  const cut = setInterval(() => {
    const done = database.db
      .execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'wadah store' and datname = current_database() and pid <> pg_backend_pid()
          and random() < 0.5 and state <> 'idle'`)
      .catch(() => undefined)
    cuts.push(done)
  }, 7)
  try {
    for (let start = 0; start < submitted.orders.length; start += 10) {
      const batch = submitted.orders.slice(start, start + 10)
      await Promise.all(batch.map((order) => submitted.submit(url, order)))
    }
  } finally {
    clearInterval(cut)
  }
  // The last ones may still wait for a connection of their own.
  await Promise.all(cuts)
  expect(cuts.length).toBeGreaterThan(5)
  await submitted.submitAll(url)
  await kill()
  const stored = await database.db.select().from(orders)
  expect(stored.map(({ id }) => id).toSorted()).toEqual([...submitted.answered.values()].toSorted())
  expect(stored).toHaveLength(60)
  expect(await database.db.select().from(mails)).toHaveLength(60)
}, 120_000)

test('a connection that was cut between two statements is no error of the store', async () => {
  const { db } = database
  const cut = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    const pid = rows[0]?.pid ?? 0
    await db.execute(sql`select pg_terminate_backend(${pid})`)
    await vi.waitFor(async () => {
      const left = await db.execute(sql`select 1 from pg_stat_activity where pid = ${pid}`)
      expect(left.rows).toEqual([])
    }, patience)
    await tx.execute(sql`select 1`)
  })
  await expect(cut).rejects.toSatisfy(isDatabaseAway)
})

async function ordersAreWhole(submitted: Submitted, told: Told): Promise<void> {
  const { db } = database
  expect(submitted.answered.size).toBe(submitted.orders.length)
  const stored = await db.select().from(orders)
  expect(stored.map(({ id }) => id).toSorted()).toEqual([...submitted.answered.values()].toSorted())
  expect(await db.select().from(orderLines)).toHaveLength(submitted.orders.length)
  const events = await db.select().from(portalEvents)
  expect(events.map(({ id }) => id).toSorted()).toEqual(told.events.map(({ id }) => id).toSorted())
  await inBatches(told.orders, 10, async (id) => {
    const order = await orderById(db, id)
    expect(order?.status).toBe('paid')
    expect(order?.timeline.map(({ to }) => to)).toEqual(['prepared', 'documents_opened', 'signed', 'paid'])
  })
  expect(await db.select().from(orderTransitions)).toHaveLength(
    submitted.orders.length + 3 * told.orders.size,
  )
}

async function mailsAreSentOnce(submitted: Submitted, told: Told): Promise<void> {
  const { db } = database
  const all = await db.select().from(mails)
  const ofKind = (wanted: string) => all.filter(({ kind }) => kind === wanted).map(({ subject }) => subject)
  expect(ofKind('placed').toSorted()).toEqual([...submitted.answered.values()].toSorted())
  expect(ofKind('paid').toSorted()).toEqual([...told.orders].toSorted())
  expect(new Set(ofKind('signed')).size).toBe(ofKind('signed').length)

  const mail = createMail({ url: `smtp://127.0.0.1:${mailPort}`, from: 'Wadah <hello@wadah.example>' })
  await inBatches(all, 10, ({ id }) => deliverMail({ db, mail }, id))
  // Those that no mail server can have accepted are sent after all.
  await requeueInterrupted(db, new Date())
  const { length: interrupted } = await failInterrupted(db, new Date())
  expect(interrupted).toBeLessThanOrEqual(kills * mailsAtOnce)
  await inBatches(all, 10, ({ id }) => deliverMail({ db, mail }, id))
  const states = (await db.select().from(mails)).map(({ state }) => state)
  expect(states.filter((state) => state === 'failed')).toHaveLength(interrupted)
  expect(states.filter((state) => state === 'sent')).toHaveLength(states.length - interrupted)
  const received = mailServer.received.map(subjectAndOrder)
  expect(new Set(received).size).toBe(received.length)
  expect(received.length).toBeGreaterThanOrEqual(states.length - interrupted)
}

function startNext(): Promise<StoreProcess & { name: string }> {
  expect(alive.size).toBeLessThan(processesAtOnce)
  started += 1
  const name = `STORE-${started}`
  // The name tells the mail server which process is sending.
  const settings = { SMTP_URL: `smtp://127.0.0.1:${mailPort}/?name=${name}` }
  const starting = startStore(settings).then((store) => ({ ...store, name }))
  alive.add(starting)
  return starting
}

function startStore(settings: Record<string, string>): Promise<StoreProcess> {
  const { script, compiled } = bundle
  return startStoreProcess(script, {
    NODE_COMPILE_CACHE: compiled,
    DATABASE_URL: database.url,
    ...settings,
  })
}

/** Settles after a random number of them, and a moment more. */
async function someOf(answers: readonly Promise<unknown>[]): Promise<void> {
  const enough = Math.floor(Math.random() * answers.length)
  let answered = 0
  await new Promise<void>((resolve) => {
    const count = () => {
      if (answered === enough) resolve()
      answered += 1
    }
    count()
    for (const answer of answers) answer.then(count, resolve)
  })
  await new Promise((resolve) => setTimeout(resolve, Math.random() * (enough === 0 ? 60 : 10)))
}

async function until(isSo: () => boolean, milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds
  while (!isSo() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 2))
}

/** The signing portal's events, which may arrive in any order. */
function timelineOf(order: string) {
  return [
    portalEvent('documents_opened', order),
    portalEvent('signed', order),
    portalEvent('paid', order, { amount: 21, currency: 'USD' }),
  ]
}

function ordersWithoutEvents(submitted: Submitted, told: Told): string[] {
  const having = told.orders
  return [...submitted.answered.values()].filter((id) => !having.has(id))
}

function some<Item>(items: readonly Item[], count: number): Item[] {
  const start = Math.floor(Math.random() * Math.max(1, items.length - count))
  return items.slice(start, start + count)
}

function subjectAndOrder(encoded: string): string {
  // Quoted-printable breaks long lines.
  const message = encoded.replace(/=\r?\n/g, '')
  const subject = /^Subject: (.*)$/m.exec(message)?.[1]
  return `${subject} ${/Order ([0-9a-f-]{36})/.exec(message)?.[1]}`
}
