import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { openBrowser } from '../support/account-browser.ts'
import { accepting, granting, startWebhookServer } from '../support/servers/webhook-server.ts'
import { signUp } from '../support/customers-and-products.ts'
import { call, newOrder, ownDatabase } from '../support/order-shop.ts'
import { openStore } from '../support/open-store.ts'
import { untilListening } from '../support/servers/until-listening.ts'
import { tappedAddress } from '../support/database/tapped-address.ts'

const webhook = await startWebhookServer()
const database = await ownDatabase('slow_database', 'wadah_shop')
afterAll(async () => {
  await webhook.close()
  await database.close()
})

/** A store whose database responds with this delay. */
async function newStore(milliseconds: number) {
  const url = await tappedAddress(
    (sent, _, outgoing) => void setTimeout(() => outgoing.write(sent), milliseconds),
    database.url,
  )
  const store = await openStore({ ...webhook.settings, DATABASE_URL: url })
  onTestFinished(store.close)
  await untilListening(store.context)
  return store
}
type Store = Awaited<ReturnType<typeof newStore>>

/**
 * Requests different listings until the work is done. Every response must come from the database, not from the
 * built-in catalog.
 */
async function whileListingsLoad<Value>({ app }: Store, work: () => Promise<Value>): Promise<Value> {
  let page = 1
  let isDone = false
  async function askForListings(): Promise<void> {
    while (!isDone) {
      const answer = await app.request(`/api/products?page=${(page += 1)}`)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([
        200,
        expect.not.stringContaining('no-store'),
      ])
      expect((await app.request(`/api/products?search=cart&page=${page}`)).status).toBe(200)
    }
  }
  const listings = askForListings()
  try {
    return await work()
  } finally {
    isDone = true
    await listings
  }
}

const atOnce = <Value>(times: number, work: () => Promise<Value>) =>
  Promise.all(Array.from({ length: times }, work))

async function ordersAreOne(store: Store, times: number): Promise<void> {
  const body = newOrder()
  const answers = await atOnce(times, () => call(store, 'POST', '/api/orders', { body }))
  expect(answers.map(({ status, body: { code } }) => code ?? status).toSorted()).toEqual([
    ...Array(times - 1).fill(200),
    201,
  ])
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
}

async function cartAddsUp(store: Store, times: number): Promise<void> {
  const { cookie } = await signUp(store.context)
  const body = { product_id: 'cart-plain', product_type: 'marketplace' }
  const answers = await atOnce(times, () => call(store, 'POST', '/api/cart/lines', { body, cookie }))
  expect(answers.map(({ status }) => status)).toEqual(Array(times).fill(201))
  const cart = await call(store, 'GET', '/api/cart', { cookie })
  expect(cart.body.lines).toMatchObject([{ product_id: 'cart-plain', quantity: times }])
}

async function everybodyLogsIn(store: Store, times: number): Promise<void> {
  webhook.behave = granting
  const answers = await atOnce(times, async () =>
    openBrowser(store).logIn(`${randomUUID()}@example.com`, 'Difference-engine-1'),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(times).fill(200))
}

test('with a database delay of 300 ms, fifty equal submissions create one order, and ten cart additions and log-ins succeed while listings load', async () => {
  const store = await newStore(300)
  webhook.behave = accepting
  await whileListingsLoad(store, async () => {
    await ordersAreOne(store, 50)
    await cartAddsUp(store, 10)
    await everybodyLogsIn(store, 10)
  })
  expect(await store.context.metrics.registry.metrics()).toContain('database_away 0')
})

test('while other programs use up the processors, twenty equal submissions create one order, and five cart additions and log-ins succeed', async () => {
  const loops = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);']),
  )
  onTestFinished(() => void loops.map((loop) => loop.kill('SIGKILL')))
  const store = await newStore(20)
  webhook.behave = accepting
  await whileListingsLoad(store, async () => {
    await ordersAreOne(store, 20)
    await cartAddsUp(store, 5)
    await everybodyLogsIn(store, 5)
  })
})
