import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntries } from '#audit/audit.tables.server.ts'
import { mails } from '#mail/mails.tables.server.ts'
import { findOrders } from '#orders/admin/admin-orders.queries.server.ts'
import { eventsText, ordersText } from '#orders/admin/order-report.ts'
import { eventsOf } from '#orders/portal-events/portal-events.queries.server.ts'
import { orderById } from '#orders/orders.queries.server.ts'
import { orders } from '#orders/orders.tables.server.ts'
import { signUp } from '../../support/customers-and-products.ts'
import { createTestStore } from '../../support/store.ts'
import { carryOut, publicUrlOf } from '../../../scripts/operator-command.ts'
import { ordersCommand, parseOrdersArguments } from '../../../scripts/orders.ts'
import { call, customer, newOrder, ownDatabase, portalEvent, tell } from '../../support/order-shop.ts'

const database = await ownDatabase('order_desk', 'wadah_shop')
const store = createTestStore(database.db)
let id = ''

beforeAll(async () => {
  const body = newOrder({ customer: { ...customer, fullName: 'Ada\u001b[31m Lovelace', notes: 'one\ntwo' } })
  id = (await call(store, 'POST', '/api/orders', { body })).body.order_id
  for (const type of ['documents_opened', 'signed']) await tell(store, portalEvent(type, id))
  await tell(store, portalEvent('paid', id, { amount: 1, currency: 'USD' }), { id: 'msg_too_little' })
})
afterAll(database.close)

function environmentOf(settings: Record<string, string>) {
  return { ...process.env, PUBLIC_URL: '', DATABASE_URL: database.url, ...settings }
}

function runOrders(...given: string[]): Promise<string> {
  return runOrdersWith({}, ...given)
}

async function runOrdersWith(settings: Record<string, string>, ...given: string[]): Promise<string> {
  const { code, output, failure } = await carryOut(ordersCommand, given, environmentOf(settings))
  if (code !== 0) throw new Error(failure)
  return output
}

test('the command for orders finds an order, shows its timeline and rejected events, and marks a paid order active', async () => {
  const { db } = database
  const search = { since: null, status: null, term: 'ADA@' }
  const list = ordersText(await findOrders(db, search))
  expect(list).toContain(id)
  expect(list.trimEnd().split('\n')).toHaveLength(1)
  expect(await findOrders(db, { ...search, term: '%' })).toEqual([])
  expect(await findOrders(db, { ...search, status: 'paid' })).toEqual([])
  expect(eventsText(await eventsOf(db, id))).toMatch(/msg_too_little.*ignored: wrong_amount +\$1\.00/)
  const [show, stuck] = [await runOrders('show', id.slice(0, 8)), await runOrders('stuck')]
  for (const text of [list, show]) expect(text).not.toContain('\u001b')
  expect(show).toMatch(/documents_opened +signing_portal/)
  expect(show).toMatch(/placed +sent/)
  expect(show).toContain('one two')
  expect(stuck).toContain('msg_too_little')
  expect(await carryOut(ordersCommand, ['activate', id], environmentOf({}))).toEqual({
    code: 1,
    output: '',
    failure: expect.stringContaining('the order is signed; only a paid one can be marked active'),
  })
  await tell(store, portalEvent('paid', id, { amount: 21, currency: 'USD' }))
  expect(await runOrders('activate', id, '--note', 'by Grace')).toBe(`${id} is active.\n`)
  const order = await orderById(db, id)
  expect(order?.timeline.at(-1)).toMatchObject({
    from: 'paid',
    to: 'active',
    source: 'staff',
    note: 'by Grace',
  })
  const [change] = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))
  expect(change).toMatchObject({
    actorKind: 'command',
    before: { status: 'paid' },
    after: { status: 'active', note: '(personal)' },
  })
})

test('an orders command that sends mail needs the address of the store for its link', async () => {
  const { db } = database
  const { cookie } = await signUp(store.context)
  const placed = (await call(store, 'POST', '/api/orders', { body: newOrder(), cookie })).body.order_id
  await tell(store, portalEvent('paid', placed, { amount: 1, currency: 'USD' }), { id: 'msg_agreed' })
  await db.update(orders).set({ total: '1' }).where(eq(orders.id, placed))

  await expect(runOrders('replay', 'msg_agreed')).rejects.toThrow(
    'Set PUBLIC_URL to the address of the store',
  )
  expect((await orderById(db, placed))?.status).toBe('prepared')

  const settings = { PUBLIC_URL: 'https://shop.example' }
  expect(await runOrdersWith(settings, 'replay', 'msg_agreed')).toBe('msg_agreed: processed\n')
  const [mail] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.subject, placed), eq(mails.kind, 'paid')))
  expect(JSON.stringify(mail?.message)).toContain('https://shop.example/marketplace/my-purchases')
})

test('a command reads the address of the store from its settings, and a local run has a default', () => {
  expect(publicUrlOf({})).toBe('http://localhost:3000')
  expect(publicUrlOf({ PORT: '4000' })).toBe('http://localhost:4000')
  expect(() => publicUrlOf({ DATABASE_URL: 'postgres://x' })).toThrow('PUBLIC_URL')
  expect(publicUrlOf({ DATABASE_URL: 'postgres://x', PUBLIC_URL: 'https://a.example' })).toBe(
    'https://a.example',
  )
})

test.each([
  [['fly'], "Unknown command 'fly'"],
  [['show'], 'Name the order.'],
  [['list', '--status', 'lost'], '--status must be one of'],
  [['list', '--since', 'soon'], '--since must be a date'],
  [['stuck', 'x'], 'Unexpected argument'],
  [['show', 'x', '--note', 'y'], '--note is only for activate.'],
])('the orders command rejects %j with a message', (given, words) => {
  expect(() => parseOrdersArguments(given)).toThrow(words)
})
