import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventsOf, findOrders } from '#orders/admin-orders.queries.server.ts'
import { eventsText, ordersText } from '#orders/order-report.ts'
import { orderById } from '#orders/orders.queries.server.ts'
import { addProducts } from '../cart/catalogue.ts'
import { createTestStore, type TestStore } from '../support/store.ts'
import { parseOrdersArguments } from '../../scripts/orders-arguments.ts'
import { call, customer, newOrder, ownDatabase, portalEvent, projectFile, tell } from './shop.ts'

let database: Awaited<ReturnType<typeof ownDatabase>>
let store: TestStore
let id = ''

beforeAll(async () => {
  database = await ownDatabase('order_desk')
  await addProducts(database.db)
  store = createTestStore(database.db)
  const body = newOrder({ customer: { ...customer, fullName: 'Ada\u001b[31m Lovelace', notes: 'one\ntwo' } })
  id = (await call(store, 'POST', '/api/orders', { body })).body.order_id
  for (const type of ['documents_opened', 'signed']) await tell(store, portalEvent(type, id))
  await tell(store, portalEvent('paid', id, { amount: 1, currency: 'USD' }), { id: 'msg_too_little' })
})
afterAll(() => database.close())

async function runOrders(...given: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [projectFile('scripts/orders.ts'), ...given],
    {
      env: { ...process.env, DATABASE_URL: database.url },
    },
  )
  return stdout
}

test('staff find an order, read its timeline, see what was rejected, and mark a paid one active', async () => {
  const { db } = database
  const search = { since: null, status: null, term: 'ADA@' }
  const list = ordersText(await findOrders(db, search))
  expect(list).toContain(id)
  expect(list.trimEnd().split('\n')).toHaveLength(1)
  expect(await findOrders(db, { ...search, term: '%' })).toEqual([])
  expect(await findOrders(db, { ...search, status: 'paid' })).toEqual([])
  expect(eventsText(await eventsOf(db, id))).toMatch(/msg_too_little.*ignored: wrong_amount +1 USD/)
  const [show, stuck] = [await runOrders('show', id.slice(0, 8)), await runOrders('stuck')]
  for (const text of [list, show]) expect(text).not.toContain('\u001b')
  expect(show).toMatch(/documents_opened +signing_portal/)
  expect(show).toMatch(/placed +sent/)
  expect(show).toContain('one two')
  expect(stuck).toContain('msg_too_little')
  await expect(runOrders('activate', id)).rejects.toThrow(
    'the order is signed; only a paid one can be marked active',
  )
  await tell(store, portalEvent('paid', id, { amount: 21, currency: 'USD' }))
  expect(await runOrders('activate', id, '--note', 'by Grace')).toBe(`${id} is active.\n`)
  const order = await orderById(db, id)
  expect(order?.timeline.at(-1)).toMatchObject({
    from: 'paid',
    to: 'active',
    source: 'staff',
    note: 'by Grace',
  })
}, 90_000)

test.each([
  [['fly'], "There is no 'fly'"],
  [['show'], 'Name the order.'],
  [['list', '--status', 'lost'], '--status must be one of'],
  [['list', '--since', 'soon'], '--since must be a date'],
  [['stuck', 'x'], 'one word too many'],
  [['show', 'x', '--note', 'y'], '--note goes with activate only.'],
])('%j is rejected in words', (given, words) => {
  expect(() => parseOrdersArguments(given)).toThrow(words)
})
