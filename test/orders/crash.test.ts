import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { isDatabaseAway } from '#db/database-away.server.ts'
import { deliverMail } from '#mails/deliver-mail.server.ts'
import { mails } from '#mails/mails.tables.server.ts'
import { orderEvents, orderLines, orders } from '#orders/orders.tables.server.ts'
import { createMail } from '#server/mail.server.ts'
import { addProducts } from '../cart/catalogue.ts'
import { testSettings } from '../support/store.ts'
import { newOrder, ownDatabase } from './shop.ts'

/** As many as fit into the time, on a slow machine as on a fast one. */
const rounds = { least: 3, most: 6, milliseconds: 8_000 }
const ordersAtOnce = 12
/** As many mails as one process sends at the same time. */
const mailsAtOnce = 3

let database: Awaited<ReturnType<typeof ownDatabase>>
let outbox = ''
const children = new Set<ChildProcess>()

beforeAll(async () => {
  database = await ownDatabase('crashes')
  await addProducts(database.db)
  outbox = await mkdtemp(join(tmpdir(), 'wadah-outbox-'))
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await database.close()
  await rm(outbox, { recursive: true, force: true })
})

test('killed at any moment: no order twice, none lost after its answer, no mail twice', async () => {
  const answered = new Map<string, string>()
  const submitted: ReturnType<typeof newOrder>[] = []
  let next = startProcess()
  const started = performance.now()
  let killed = 0
  for (let round = 0; round < rounds.most; round += 1) {
    if (round >= rounds.least && performance.now() - started > rounds.milliseconds) break
    const { url, child } = await next
    // The next one starts while this one works.
    next = startProcess()
    const batch = Array.from({ length: ordersAtOnce }, () => newOrder())
    submitted.push(...batch)
    const answers = batch.map((order) => submit(url, order, answered))
    await new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * 150))
    child.kill('SIGKILL')
    killed += 1
    await Promise.all(answers)
  }
  const before = answered.size
  expect(before).toBeLessThan(submitted.length)
  const { url } = await next
  await submitAgain(url, submitted, answered)
  expect(answered.size).toBe(submitted.length)
  const kept = await database.db.select().from(orders)
  expect(kept.map(({ id }) => id).toSorted()).toEqual([...answered.values()].toSorted())
  expect(await database.db.select().from(orderLines)).toHaveLength(submitted.length)
  expect(await database.db.select().from(orderEvents)).toHaveLength(submitted.length)

  const mail = createMail({ url: `file://${outbox}`, from: 'Wadah <hello@wadah.example>' })
  const all = await database.db.select().from(mails)
  expect(all).toHaveLength(submitted.length)
  for (const { id } of all) await deliverMail({ db: database.db, mail }, id)
  const sent = await sentOrders()
  expect(new Set(sent).size).toBe(sent.length)
  const states = (await database.db.select().from(mails)).map(({ state }) => state)
  const interrupted = states.filter((state) => state === 'sending').length
  expect(interrupted).toBeLessThanOrEqual(killed * mailsAtOnce)
  expect(states.filter((state) => state === 'sent')).toHaveLength(states.length - interrupted)
  expect(sent.length).toBeGreaterThanOrEqual(states.filter((state) => state === 'sent').length)
}, 120_000)

test('with its database connections cut again and again: the same', async () => {
  await database.db.delete(orders)
  await database.db.delete(mails)
  const { url } = await startProcess()
  const answered = new Map<string, string>()
  const submitted = Array.from({ length: 60 }, () => newOrder())
  let cuts = 0
  const cut = setInterval(() => {
    cuts += 1
    database.db
      .execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'wadah' and datname = current_database() and pid <> pg_backend_pid()
          and random() < 0.5 and state <> 'idle'`)
      .catch(() => undefined)
  }, 7)
  try {
    for (let start = 0; start < submitted.length; start += 10) {
      await Promise.all(submitted.slice(start, start + 10).map((order) => submit(url, order, answered)))
    }
  } finally {
    clearInterval(cut)
  }
  expect(cuts).toBeGreaterThan(5)
  await submitAgain(url, submitted, answered)
  const kept = await database.db.select().from(orders)
  expect(kept.map(({ id }) => id).toSorted()).toEqual([...answered.values()].toSorted())
  expect(kept).toHaveLength(60)
  expect(await database.db.select().from(mails)).toHaveLength(60)
}, 120_000)

test('a connection that was cut between two statements is no fault of the store', async () => {
  const { db } = database
  const cut = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    const pid = rows[0]?.pid ?? 0
    await db.execute(sql`select pg_terminate_backend(${pid})`)
    await vi.waitFor(async () => {
      const left = await db.execute(sql`select 1 from pg_stat_activity where pid = ${pid}`)
      expect(left.rows).toEqual([])
    })
    await tx.execute(sql`select 1`)
  })
  await expect(cut).rejects.toSatisfy(isDatabaseAway)
})

/** Now that nothing is in the way, each is answered. */
async function submitAgain(url: string, all: ReturnType<typeof newOrder>[], answered: Map<string, string>) {
  for (const order of all) expect([200, 201]).toContain(await submit(url, order, answered))
}

/** The status, or `null` when the store or the connection went away; every answer must be a true one. */
async function submit(url: string, order: ReturnType<typeof newOrder>, answered: Map<string, string>) {
  const answer = await post(`${url}/api/orders`, order)
  if (answer === null) return null
  expect([200, 201, 503]).toContain(answer.status)
  if (answer.status === 503) return answer.status
  const { order_id: id } = JSON.parse(answer.text)
  // Whoever was answered once gets the same order ever after.
  expect(answered.get(order.idempotency_key) ?? id).toBe(id)
  answered.set(order.idempotency_key, id)
  return answer.status
}

async function post(address: string, body: unknown): Promise<{ status: number; text: string } | null> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, text: await response.text() }
  } catch {
    return null
  }
}

async function startProcess(): Promise<{ url: string; child: ChildProcess }> {
  const child = fork(new URL('./store-process.ts', import.meta.url), {
    env: {
      ...process.env,
      ...testSettings,
      DATABASE_URL: database.url,
      SMTP_URL: `file://${outbox}`,
      ADDRESS_LIMIT_FACTOR: '1000',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  children.add(child)
  child.once('exit', () => children.delete(child))
  if (!child.stdout) throw new Error('The store has no output')
  const [url] = await once(createInterface({ input: child.stdout }), 'line')
  return { url: String(url), child }
}

async function sentOrders(): Promise<string[]> {
  const files = (await readdir(outbox)).filter((name) => name.endsWith('.json'))
  const messages = await Promise.all(files.map((name) => readFile(join(outbox, name), 'utf8')))
  return messages.map((message) => /Order ([0-9a-f-]{36})/.exec(message)?.[1] ?? '')
}
