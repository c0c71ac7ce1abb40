import { eq } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditEntries } from '#audit/audit.tables.server.ts'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import {
  deleteOldMessages,
  takeDueDeliveries,
} from '#developers/webhooks/deliver-webhooks.commands.server.ts'
import { webhookEvents } from '#developers/webhooks/webhook.ts'
import { webhookSecret } from '#developers/webhooks/webhook-secret.server.ts'
import { createWebhookWorker } from '#developers/webhooks/webhook-worker.server.ts'
import {
  createWebhook,
  pauseWebhook,
  resumeWebhook,
  rotateSecret,
  sendAgain,
  sendTest,
} from '#developers/webhooks/webhooks.commands.server.ts'
import { deliveriesOf, webhookOf } from '#developers/webhooks/webhooks.queries.server.ts'
import { webhookMessages, webhooks } from '#developers/webhooks/webhooks.tables.server.ts'
import { reviews } from '#reviews/reviews.tables.server.ts'
import { forgetOrders, ownShop, placeOrder, plainLine, portalEvent, tell } from '../../support/order-shop.ts'
import { patience } from '../../support/patience.ts'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { changeProduct } from '../../support/add-product.ts'

const seller = 'mira'
const actor = { kind: 'command' } as const
const authSecret = () => store.context.environment.AUTH_SECRET

const { store, close } = await ownShop('webhooks', { WEBHOOKS_TO_LOOPBACK: 'true' })
let receiver: Receiver
let now: Date

beforeAll(async () => {
  await store.db.insert(marketplaceSellers).values([
    { id: seller, name: 'Mira' },
    { id: 'nova', name: 'Nova' },
  ])
  await changeProduct(store.db, plainLine.product_id, { sellerId: seller })
})
afterAll(close)

beforeEach(async () => {
  await store.db.delete(webhookMessages)
  await store.db.delete(webhooks)
  await forgetOrders(store)
  receiver = await startReceiver()
  now = new Date()
  return receiver.close
})

const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000))
async function add(changes: { url?: string; sellerId?: string } = {}): Promise<string> {
  const fields = { url: receiver.url, events: [...webhookEvents] }
  const added = await createWebhook(store.db, { actor, sellerId: seller, ...fields, now, ...changes })
  if (!added.ok) throw new Error(added.reason)
  return added.value
}

function newWorker(timeoutMilliseconds: number) {
  const { db, environment, log } = store.context
  return createWebhookWorker({ db, environment, clock: () => now, log, timeoutMilliseconds })
}

/** Runs the worker once, and waits for every delivery that it started. */
async function deliver(): Promise<void> {
  const worker = newWorker(5_000)
  await worker.turn()
  await worker.settle()
}

async function logOf(id: string) {
  const found = await deliveriesOf(store.db, id, 50)
  return found.map(({ type, state, attempts, status, error }) => ({ type, state, attempts, status, error }))
}

async function payOrder(): Promise<string> {
  const id = await placeOrder(store)
  await tell(store, portalEvent('paid', id, { amount: 21, currency: 'USD' }))
  return id
}

test('a seller gets signed messages about a paid and an active order, with the lines of its products and no data of the buyer', async () => {
  const id = await add()
  const other = await add({ sellerId: 'nova' })
  const order = await payOrder()
  await deliver()
  await tell(store, portalEvent('active', order))
  later(1)
  await deliver()

  const [paid, active] = receiver.messages
  expect(receiver.messages).toHaveLength(2)
  const headers = paid?.headers as Record<string, string>
  const secret = webhookSecret(authSecret(), id, 1)
  expect(new Webhook(secret).verify(paid?.body ?? '', headers)).toMatchObject({
    type: 'order.paid',
    data: { lines: [{ product_id: plainLine.product_id, quantity: 2, price: 10.5, total: 21 }] },
  })
  expect(JSON.parse(active?.body ?? '{}')).toMatchObject({ type: 'order.active' })
  expect(paid?.body).not.toMatch(/ada|lovelace/i)
  expect(paid?.body).not.toContain(order)
  expect(await logOf(id)).toEqual([
    { type: 'order.active', state: 'delivered', attempts: 1, status: 204, error: null },
    { type: 'order.paid', state: 'delivered', attempts: 1, status: 204, error: null },
  ])
  expect(await logOf(other)).toEqual([])
})

test('a canceled order and a published review are sent as messages', async () => {
  const id = await add()
  const order = await placeOrder(store)
  await tell(store, portalEvent('cancelled', order))
  const texts = { title: 'Good', body: 'It works.', usedFor: 'Contracts', authorName: 'Ada L' }
  const about = { productId: plainLine.product_id, productType: 'marketplace', sellerId: seller } as const
  await store.db.insert(reviews).values({ ...about, ...texts, stars: 4, boughtAt: now, createdAt: now })
  await deliver()
  const types = (await logOf(id)).map(({ type }) => type)
  expect(types.toSorted()).toEqual(['order.canceled', 'review.published'])
  const review = receiver.messages.find(({ body }) => body.includes('review.published'))
  expect(JSON.parse(review?.body ?? '{}').data).toMatchObject({ stars: 4, title: 'Good' })
  expect(review?.body).not.toContain('Ada L')
})

test('an event for which no webhook exists stores no message', async () => {
  await payOrder()
  expect(await store.db.select().from(webhookMessages)).toEqual([])
})

test('a failed message is sent again at growing intervals for about a day, and then dropped', async () => {
  receiver.behave = (response) => void response.writeHead(500).end('no')
  const id = await add()
  await payOrder()
  await deliver()
  expect(await logOf(id)).toMatchObject([{ state: 'pending', attempts: 1, status: 500 }])
  await deliver()
  expect(receiver.messages).toHaveLength(1)

  const start = now.getTime()
  for (let attempt = 2; attempt <= 9; attempt += 1) {
    const [next] = await deliveriesOf(store.db, id, 1)
    now = next?.dueAt ?? now
    await deliver()
  }
  expect(await logOf(id)).toMatchObject([{ state: 'failed', attempts: 9 }])
  expect((now.getTime() - start) / 3_600_000).toBeCloseTo(24, 0)
  expect(new Set(receiver.messages.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
})

test('the delivery log keeps the last ten attempts of a message, each with the beginning of its response', async () => {
  receiver.behave = (response) =>
    void response.writeHead(500).end(`${receiver.messages.length} ${'x'.repeat(5_000)}`)
  const id = await add()
  await sendTest(store.db, { actor, id, now })
  for (let attempt = 1; attempt <= 12; attempt += 1) {
    if (attempt > 1) {
      const [known] = await deliveriesOf(store.db, id, 1)
      await sendAgain(store.db, { actor, id, now: later(1), deliveryId: known?.id ?? '' })
    }
    await deliver()
  }
  const [logged] = await deliveriesOf(store.db, id, 1)
  expect(logged).toMatchObject({ status: 500, attemptedAt: now, answer: expect.stringMatching(/^12 x/) })
  const earlier = logged?.earlierAttempts ?? []
  expect(earlier.map(({ answer }) => answer?.split(' ')[0])).toEqual([...'3456789', '10', '11'])
  expect(new Set(earlier.map(({ answer }) => answer?.length))).toEqual(new Set([1_024]))
  expect(earlier.at(-1)).toMatchObject({ at: new Date(now.getTime() - 1_000).toISOString(), status: 500 })
})

test('a webhook that has failed for a day is paused, and its messages are kept until somebody sends them', async () => {
  receiver.behave = (response) => void response.writeHead(500).end()
  const id = await add()
  await payOrder()
  await deliver()
  later(86_400)
  await deliver()
  expect(await webhookOf(store.db, [seller], id)).toMatchObject({ pausedBy: 'failures' })
  const [entry] = await store.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))
  expect(entry).toBeDefined()

  const before = receiver.messages.length
  await payOrder()
  await deliver()
  expect(receiver.messages).toHaveLength(before)
  expect((await logOf(id)).map(({ state }) => state)).toEqual(['held', 'held'])

  receiver.behave = (response) => void response.writeHead(200).end('thanks')
  await resumeWebhook(store.db, { actor, id, now })
  const [missed] = await deliveriesOf(store.db, id, 1)
  await sendAgain(store.db, { actor, id, now, deliveryId: missed?.id ?? '' })
  await deliver()
  expect(await deliveriesOf(store.db, id, 1)).toMatchObject([{ state: 'delivered', answer: 'thanks' }])
  expect(await webhookOf(store.db, [seller], id)).toMatchObject({ failingSince: null, pausedAt: null })
})

test('a redirect by a receiver is not followed and counts as a failure', async () => {
  const target = await startReceiver()
  receiver.behave = (response) => void response.writeHead(302, { location: target.url }).end()
  const id = await add()
  await sendTest(store.db, { actor, id, now })
  await deliver()
  expect(target.messages).toEqual([])
  expect(await logOf(id)).toMatchObject([{ state: 'pending', status: 302 }])
  await target.close()
})

test('a receiver that never answers does not delay other receivers', async () => {
  receiver.behave = () => undefined
  const slow = await add()
  for (let count = 0; count < 4; count += 1) {
    later(1)
    await sendTest(store.db, { actor, id: slow, now })
  }
  const quick = await startReceiver()
  const fast = await add({ url: quick.url })
  await sendTest(store.db, { actor, id: fast, now })
  const worker = newWorker(1_000)
  await worker.turn()
  await expect.poll(async () => (await logOf(fast))[0]?.state, patience).toBe('delivered')
  // The slow receiver gets no third connection while two are waiting.
  await worker.turn()
  await worker.settle()
  expect(receiver.messages.length).toBe(2)
  expect((await logOf(slow)).filter(({ error }) => error?.includes('No answer'))).toHaveLength(2)
  await quick.close()
})

test('for a day after a change of the secret, messages are signed with the old and the new secret', async () => {
  const id = await add()
  await rotateSecret(store.db, { actor, id, now, from: 1 })
  await sendTest(store.db, { actor, id, now })
  await deliver()
  later(86_401)
  await sendTest(store.db, { actor, id, now })
  await deliver()
  const [first, second] = receiver.messages
  const signatures = (message: typeof first) => String(message?.headers['webhook-signature']).split(' ')
  expect(signatures(first)).toHaveLength(2)
  for (const number of [1, 2]) {
    const verifying = new Webhook(webhookSecret(authSecret(), id, number))
    expect(verifying.verify(first?.body ?? '', first?.headers as Record<string, string>)).toMatchObject({
      type: 'webhook.test',
    })
  }
  expect(signatures(second)).toHaveLength(1)
})

test('a paused webhook can still send a test message', async () => {
  const id = await add()
  await pauseWebhook(store.db, { actor, id, now })
  await sendTest(store.db, { actor, id, now })
  await deliver()
  expect(receiver.messages).toHaveLength(1)
})

test('several processes send each message once', async () => {
  const id = await add()
  for (let count = 0; count < 6; count += 1) {
    later(1)
    await sendTest(store.db, { actor, id, now })
  }
  for (let turn = 0; turn < 3; turn += 1) await Promise.all([deliver(), deliver(), deliver()])
  const ids = receiver.messages.map(({ headers }) => headers['webhook-id'])
  expect(ids).toHaveLength(6)
  expect(new Set(ids).size).toBe(6)
})

test('a message is sent again after a minute if the process stops during its delivery', async () => {
  const id = await add()
  await sendTest(store.db, { actor, id, now })
  expect(await takeDueDeliveries(store.db, now, new Map())).toHaveLength(1)
  later(59)
  await deliver()
  expect(receiver.messages).toEqual([])
  later(1)
  await deliver()
  expect(receiver.messages).toHaveLength(1)
})

test('the log of deliveries is deleted after 30 days', async () => {
  const id = await add()
  await sendTest(store.db, { actor, id, now })
  await deliver()
  await deleteOldMessages(store.db, new Date(now.getTime() + 31 * 86_400_000))
  expect(await logOf(id)).toEqual([])
})

interface ReceivedMessage {
  headers: IncomingHttpHeaders
  body: string
}

interface Receiver {
  url: string
  messages: ReceivedMessage[]
  /** Answers the next messages. */
  behave: (response: ServerResponse) => void
  close(): Promise<void>
}

/** A seller's system that receives webhooks over real HTTP, and misbehaves as a test configures it. */
async function startReceiver(): Promise<Receiver> {
  const messages: ReceivedMessage[] = []
  const server = createServer(async (request, response) => {
    messages.push({ headers: request.headers, body: await text(request) })
    receiver.behave(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    messages,
    behave: (response) => void response.writeHead(204).end(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return receiver
}
