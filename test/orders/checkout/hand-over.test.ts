import { beforeEach, expect, test, vi } from 'vitest'
import type { SessionState } from '#account/session/session.ts'
import type { CartLine } from '#cart/cart.ts'
import type { PriceChange } from '#cart/price-changes.ts'
import { handOverToast } from '#orders/checkout/hand-over-messages.ts'
import { handOver, type HandOverNeeds } from '#orders/checkout/hand-over.client.ts'
import type { Submitted } from '#orders/checkout/submit-order.client.ts'
import { lastOrder } from '#orders/browser/orders.client.ts'
import { standInForBrowser } from '../../support/cart-browser.ts'
import { aForm, aLine, aUser } from '../../support/samples/sample-cart.ts'
import { handOffRecord } from '../../support/samples/sample-hand-off-record.ts'

const line = aLine('a', 178_000)
const corrected = { ...aForm, address: '2 Other Way' }
const record = handOffRecord(aForm, [line], { id: 'server' }, new Date(0))
const registered: Submitted = { outcome: 'registered', record, documentsUrl: 'https://portal.example/1' }
const shown = { user: aUser, prices: new Map<string, number>() }
let held: Map<string, string>

// Test files share a process, so a lock that is not released would make another file fail.
beforeEach(() => {
  held = standInForBrowser().storage
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

test('the hand-off registers the order, stores its record for the customer and returns the documents address', async () => {
  const shop = aShop()
  expect(await handOver(aForm, shown, shop.needs)).toEqual({
    outcome: 'handed_over',
    documentsUrl: 'https://portal.example/1',
  })
  expect(shop.submitted).toMatchObject([{ form: aForm, lines: [line], replaces: null }])
  expect(lastOrder()?.user.id).toBe(aUser.id)
})

test('the hand-off reads the session and the cart again', async () => {
  const signedOut = aShop({ session: { status: 'signed-out' } })
  expect(await handOver(aForm, shown, signedOut.needs)).toEqual({ outcome: 'signed_out' })
  const empty = aShop({ lines: [] })
  expect(await handOver(aForm, shown, empty.needs)).toEqual({ outcome: 'empty_cart' })
  const unknown = aShop({ status: 'failed' })
  await expect(handOver(aForm, shown, unknown.needs)).rejects.toThrow('could not be read')
  const soon = aShop({ lines: [aLine('a', 1, { comingSoon: true, name: 'Later' })] })
  expect(await handOver(aForm, shown, soon.needs)).toEqual({ outcome: 'cannot_be_bought', name: 'Later' })
  for (const shop of [signedOut, empty, unknown, soon]) expect(shop.submitted).toEqual([])
})

test('a changed price asks for one confirmation, whether the browser or the server found it', async () => {
  const change = { lineId: 'a', name: 'A', from: 1, to: 178_000 }
  const found = aShop({ changes: [change] })
  expect(await handOver(aForm, shown, found.needs)).toEqual({
    outcome: 'price_changed',
    changes: [change],
    prices: new Map(),
  })
  expect(found.submitted).toEqual([])
  const newChange = { ...change, from: 178_000, to: 210_000 }
  const server = aShop({ answers: [{ outcome: 'price_changed', changes: [newChange] }, registered] })
  const result = await handOver(aForm, shown, server.needs)
  const prices = new Map([['a', 210_000]])
  expect(result).toEqual({ outcome: 'price_changed', changes: [newChange], prices })
  expect(handOverToast({ outcome: 'price_changed', changes: [newChange], prices })?.title).toBe(
    'A price has changed',
  )
  expect(await handOver(aForm, { ...shown, prices }, server.needs)).toMatchObject({ outcome: 'handed_over' })
  expect(server.submitted[1]).toMatchObject({ lines: [{ productData: { price: 210_000 } }] })
  expect(server.submitted[1]?.key).toBe(server.submitted[0]?.key)
})

test('a corrected order that got no response is retried as the same order', async () => {
  const shop = aShop({ answers: [registered, new Error('no answer'), registered, registered] })
  await handOver(aForm, shown, shop.needs)
  await expect(handOver(corrected, shown, shop.needs)).rejects.toThrow('no answer')
  await handOver(corrected, shown, shop.needs)
  const [first, replacing, again] = shop.submitted
  expect(again).toMatchObject({ key: replacing?.key, replaces: first?.key })
})

test('a browser that lost the record still replaces the earlier order, with a second request', async () => {
  const shop = aShop({ answers: [registered, { outcome: 'key_used' }, registered] })
  await handOver(aForm, shown, shop.needs)
  held.delete('wadah.order')
  expect(await handOver(corrected, shown, shop.needs)).toMatchObject({ outcome: 'handed_over' })
  const [first, again, replacing] = shop.submitted
  expect(again).toMatchObject({ key: first?.key, replaces: null })
  expect(replacing).toMatchObject({ replaces: first?.key, form: corrected })
  expect(replacing?.key).not.toBe(first?.key)
})

test('a signed or paid order is not replaced; the next press creates another order', async () => {
  const shop = aShop({ answers: [{ outcome: 'key_used' }, { outcome: 'not_replaceable' }, registered] })
  expect(await handOver(aForm, shown, shop.needs)).toEqual({ outcome: 'prepared_before' })
  await handOver(aForm, shown, shop.needs)
  expect(shop.submitted[2]?.replaces).toBeNull()
})

test('two tabs that check out at the same moment take turns and share one idempotency key', async () => {
  const shop = aShop({ answers: [registered, registered] })
  const placedBefore: boolean[] = []
  const submitOrder: HandOverNeeds['submitOrder'] = (submission) => {
    placedBefore.push(lastOrder() !== null)
    return shop.needs.submitOrder(submission)
  }
  await Promise.all([1, 2].map(() => handOver(aForm, shown, { ...shop.needs, submitOrder })))
  expect(placedBefore).toEqual([false, true])
  const [first, second] = shop.submitted
  expect(second?.key).toBe(first?.key)
})

test('a browser that cannot store data registers no order', async () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  const shop = aShop()
  await expect(handOver(aForm, shown, shop.needs)).rejects.toThrow('Browser storage')
  expect(shop.submitted).toEqual([])
})

interface Shop {
  session: SessionState
  status: 'ready' | 'failed'
  lines: CartLine[]
  changes: PriceChange[]
  answers: (Submitted | Error)[]
}

function aShop({
  session = { status: 'signed-in', mode: 'backend', user: aUser, emailProven: true },
  status = 'ready',
  lines = [line],
  changes = [],
  answers = [registered],
}: Partial<Shop> = {}) {
  const submitted: Parameters<HandOverNeeds['submitOrder']>[0][] = []
  const left = [...answers]
  const needs: HandOverNeeds = {
    session: { getState: () => session, refresh: () => Promise.resolve() },
    cart: {
      getState: () => ({ status, lines }),
      refresh: () => Promise.resolve({ changes, isEmpty: status === 'ready' && lines.length === 0 }),
    },
    submitOrder(submission) {
      submitted.push(submission)
      const answer = left.shift()
      if (!answer || answer instanceof Error) return Promise.reject(answer ?? new Error('No answer is left.'))
      return Promise.resolve(answer)
    },
  }
  return { needs, submitted }
}
