import { expect, test } from 'vitest'
import { newNotifiableEvents } from '#dashboard/notices/notifiable-events.queries.server.ts'
import { loader as overviewLoader } from '#dashboard/overview/overview.page.tsx'
import { action, loader } from '#dashboard/quotes/quote.page.tsx'
import { loader as csvLoader } from '#dashboard/quotes/quotes-csv.page.tsx'
import { loader as listLoader } from '#dashboard/quotes/quotes.page.tsx'
import { quoteSeen } from '#quotes/quote.ts'
import { addSellers } from '../../support/add-sellers.ts'
import { customerPortalCookie, withShop } from '../../support/order-shop.ts'
import { answerIt, answeredQuote, ask, item, order, quoteNow, withdrawIt } from '../../support/quote-desk.ts'
import { callPage, newViewer, type SignedInViewer } from '../../support/dashboard.ts'
import type { TestStore } from '../../support/store.ts'
import { changeProduct } from '../../support/add-product.ts'

const email = 'buyer@example.com'

/** Two requests of one customer: one with products of a single seller, one with a mixed cart. */
async function requests(store: TestStore) {
  await addSellers(store.db, { 'quote-seller': ['cart-plain'] })
  const cookie = await customerPortalCookie(store, email)
  const own = await ask(store, cookie, { lines: [item] })
  const mixed = await ask(store, cookie)
  return { own: idOf(own), mixed: idOf(mixed), cookie }
}

function idOf({ body }: { body: { quote: { id: string } } }): string {
  return body.quote.id
}

function show(store: TestStore, { cookie }: SignedInViewer, id: string) {
  return callPage(loader, store, { path: `/dashboard/quotes/${id}`, cookie, params: { quoteId: id } })
}

function send(store: TestStore, { cookie }: SignedInViewer, id: string, form: Record<string, string>) {
  return callPage(action, store, { path: `/dashboard/quotes/${id}`, cookie, form, params: { quoteId: id } })
}

async function exported(store: TestStore, { cookie }: SignedInViewer): Promise<string> {
  return (await callPage(csvLoader, store, { path: '/dashboard/quotes/export?state=all', cookie })).text()
}

/** An admin of the only seller of the request `own`. */
function sellerAdmin(store: TestStore) {
  return newViewer(store, { memberships: [{ sellerId: 'quote-seller', role: 'admin' }] })
}

async function list(store: TestStore, { cookie }: SignedInViewer, query = '') {
  const { rows } = await callPage(listLoader, store, { path: `/dashboard/quotes${query}`, cookie })
  return rows
}

const typed = { intent: 'answer', 'price-0': '9', expires: '2099-01-01', note: 'Yours.' }
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

test('a seller’s admin sees and answers quotes that contain only its products, without the customer’s data', () =>
  withShop(async (store) => {
    const { own, mixed } = await requests(store)
    const seller = await sellerAdmin(store)
    expect((await list(store, seller)).map(({ id }) => id)).toEqual([own])
    expect(await list(store, seller, `?q=${email}`)).toEqual([])
    const shown = await show(store, seller, own)
    expect(shown.quote).toMatchObject({ message: 'For three offices.', customer: { email: '', name: '' } })
    expect(JSON.stringify(shown)).not.toContain(email)
    await expect(show(store, seller, mixed)).rejects.toMatchObject({ init: { status: 404 } })
    const seen = quoteSeen(await quoteNow(store, own))
    const done = await send(store, seller, own, { ...typed, expires: tomorrow, seen })
    expect(done).toMatchObject({ status: 302 })
    expect(await quoteNow(store, own)).toMatchObject({ state: 'answered', lines: [{ price: 900 }] })
  }))

test('an answer to a quote can be previewed, and an unusual price requires a preview', () =>
  withShop(async (store) => {
    const { own, mixed } = await requests(store)
    const staff = await newViewer(store, { staffRoles: ['orders'] })
    const seen = quoteSeen(await quoteNow(store, own))
    const form = { ...typed, expires: tomorrow, seen }
    expect(await send(store, staff, own, { ...form, intent: 'preview' })).toMatchObject({
      data: { outcome: 'preview', values: { 'price-0': '9' } },
    })
    const wrong = { ...form, 'price-0': '105' }
    for (const unusual of [wrong, { ...form, 'price-0': '1.05' }]) {
      expect(await send(store, staff, own, unusual)).toMatchObject({ data: { outcome: 'preview' } })
    }
    expect((await quoteNow(store, own)).state).toBe('requested')
    expect(await send(store, staff, own, { ...form, intent: 'preview', expires: '' })).toMatchObject({
      data: { outcome: 'invalid', fieldErrors: { expires: 'Choose the last day of the quote.' } },
      init: { status: 422 },
    })
    expect(await send(store, staff, own, { ...wrong, sure: 'yes' })).toMatchObject({ status: 302 })
    expect(await quoteNow(store, own)).toMatchObject({ state: 'answered', lines: [{ price: 10_500 }] })
    expect(await show(store, staff, own)).toMatchObject({ next: mixed })
  }))

test('without JavaScript a discount fills in every price of a quote, and keeps the rest of the form', () =>
  withShop(async (store) => {
    const { mixed } = await requests(store)
    const staff = await newViewer(store, { staffRoles: ['orders'] })
    const { lines } = await quoteNow(store, mixed)
    const form = { ...typed, intent: 'discount', expires: tomorrow, seen: '' }
    const answer = await send(store, staff, mixed, { ...form, discount: '10' })
    const prices = lines.map(({ listPrice }, position) => [
      `price-${position}`,
      (Math.round(listPrice * 0.9) / 100).toFixed(2),
    ])
    expect(answer).toMatchObject({ data: { values: { ...Object.fromEntries(prices), note: 'Yours.' } } })
    expect(await send(store, staff, mixed, { ...form, discount: '120' })).toMatchObject({
      data: { fieldErrors: { discount: expect.stringContaining('from 0 to 100') } },
    })
  }))

test('an answer to a quote is sent with its discount applied, and rejected if the discount is not a percentage', () =>
  withShop(async (store) => {
    const { own } = await requests(store)
    const staff = await newViewer(store, { staffRoles: ['orders'] })
    const seen = quoteSeen(await quoteNow(store, own))
    const form = { ...typed, 'price-0': '10.50', expires: tomorrow, seen }
    const fieldErrors = { discount: expect.stringContaining('from 0 to 100') as unknown }
    expect(await send(store, staff, own, { ...form, discount: 'ten' })).toMatchObject({
      data: { fieldErrors, values: { discount: 'ten' } },
      init: { status: 422 },
    })
    expect(await send(store, staff, own, { ...form, intent: 'preview', discount: '10' })).toMatchObject({
      data: { outcome: 'preview', values: { 'price-0': '9.45', discount: '' } },
    })
    expect(await send(store, staff, own, { ...form, discount: '10' })).toMatchObject({ status: 302 })
    expect(await quoteNow(store, own)).toMatchObject({ state: 'answered', lines: [{ price: 945 }] })
  }))

test('a seller sees that a quote was ordered, without the order number', () =>
  withShop(async (store) => {
    const { own, cookie } = await requests(store)
    await answerIt(store, own, { prices: [900] })
    const { body } = await order(store, own, cookie)
    const read = async (who: SignedInViewer) =>
      (await exported(store, who)) + JSON.stringify(await show(store, who, own))
    const asSeller = await read(await sellerAdmin(store))
    expect(asSeller).toContain('used')
    expect(asSeller).not.toContain(body.order_id)
    expect(await read(await newViewer(store, { staffRoles: ['orders'] }))).toContain(body.order_id)
  }))

test('a quote must be answered by staff if a product has moved to another seller', () =>
  withShop(async (store) => {
    const { own } = await requests(store)
    const seller = await sellerAdmin(store)
    expect(await list(store, seller)).toHaveLength(1)
    await changeProduct(store.db, 'cart-plain', { sellerId: null })
    expect(await list(store, seller)).toEqual([])
    await expect(show(store, seller, own)).rejects.toMatchObject({ init: { status: 404 } })
    const scope = ['quote-seller']
    expect(await answerIt(store, own, { prices: [900], scope })).toEqual({ ok: false, reason: 'unknown' })
    expect(await answerIt(store, own, { prices: [900] })).toMatchObject({ ok: true })
  }))

test('staff find quotes by status, customer, item and number, and export them', () =>
  withShop(async (store) => {
    const { own, mixed } = await requests(store)
    await answerIt(store, own, { prices: [900] })
    const staff = await newViewer(store, { staffRoles: ['orders'] })
    const found = async (query: string) => (await list(store, staff, query)).map(({ id }) => id)
    expect(await found('')).toEqual([mixed])
    expect(await found('?state=answered')).toEqual([own])
    expect(await found(`?state=all&q=${email}`)).toEqual([mixed, own])
    expect(await found('?state=all&q=monthly')).toEqual([mixed])
    expect(await found(`?state=all&q=Q-${own.slice(0, 8)}`)).toEqual([own])
    expect(await found('?state=all&q=nobody&from=nonsense')).toEqual([])
    const csv = await exported(store, staff)
    expect(csv.trim().split('\r\n')).toHaveLength(4)
    expect(csv).toContain(`Q-${own.slice(0, 8)},${own},answered`)
    expect(csv).toContain('Plain,cart-plain,2,,10.50,9.00')
  }))

test('an invalid answer keeps its input, and a quote that changed in the meantime is not answered', () =>
  withShop(async (store) => {
    const { own } = await requests(store)
    const staff = await newViewer(store, { staffRoles: ['owner'] })
    const seen = quoteSeen(await quoteNow(store, own))
    const wrong = await send(store, staff, own, { ...typed, 'price-0': 'nine', seen })
    expect(wrong).toMatchObject({
      init: { status: 422 },
      data: {
        outcome: 'invalid',
        values: { 'price-0': 'nine', note: 'Yours.' },
        fieldErrors: { 'price-0': expect.any(String), expires: expect.any(String) },
      },
    })
    await answerIt(store, own, { prices: [800] })
    const late = await send(store, staff, own, { ...typed, expires: tomorrow, seen })
    expect(late).toMatchObject({
      init: { status: 409 },
      data: { outcome: 'changed', values: { note: 'Yours.' } },
    })
    expect((await quoteNow(store, own)).lines).toMatchObject([{ price: 800 }])
    const now = quoteSeen(await quoteNow(store, own))
    expect(await send(store, staff, own, { intent: 'withdraw', seen: now })).toMatchObject({ status: 302 })
    expect(await quoteNow(store, own)).toMatchObject({ state: 'withdrawn' })
  }))

test('an ordered quote can be neither answered again nor withdrawn', () =>
  withShop(async (store) => {
    const { id, cookie } = await answeredQuote(store)
    expect((await order(store, id, cookie)).status).toBe(201)
    expect(await answerIt(store, id)).toEqual({ ok: false, reason: 'changed' })
    expect(await withdrawIt(store, id)).toEqual({ ok: false, reason: 'changed' })
  }))

test('the overview counts open quotes, and a new quote notifies people who can answer', () =>
  withShop(async (store) => {
    const { own, mixed } = await requests(store)
    const waits = async ({ cookie }: SignedInViewer) => {
      const { openTasks } = await callPage(overviewLoader, store, { path: '/dashboard', cookie })
      return openTasks.find(({ label }) => label[1] === 'quotes to answer')?.count
    }
    expect(await waits(await newViewer(store, { staffRoles: ['orders'] }))).toBe(2)
    expect(await waits(await sellerAdmin(store))).toBe(1)
    expect(await waits(await newViewer(store, { staffRoles: ['support'] }))).toBeUndefined()
    const events = await newNotifiableEvents(store.db, new Date())
    const found = events.filter(({ notice }) => notice === 'new_quote')
    const event = (id: string, sellerId: string | null) => ({
      notice: 'new_quote',
      about: id,
      quoteId: id,
      sellerId,
    })
    expect(found).toHaveLength(2)
    expect(found).toEqual(expect.arrayContaining([event(own, 'quote-seller'), event(mixed, null)]))
  }))
