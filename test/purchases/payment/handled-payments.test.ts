import { beforeEach, expect, test, vi } from 'vitest'
import { oncePerPayment } from '#purchases/payment/handled-payments.client.ts'
import { standInForBrowser } from '../../support/cart-browser.ts'

let stored: Map<string, string>
beforeEach(() => void (stored = standInForBrowser().storage))

test.each(['with locks', 'without locks'])(
  'two simultaneous runs for one payment do their work once, %s',
  async (locks) => {
    let turn: Promise<unknown> = Promise.resolve()
    const request = (_name: string, work: () => Promise<unknown>) => (turn = turn.then(work))
    vi.stubGlobal('navigator', locks === 'with locks' ? { locks: { request } } : {})
    let taken = 0
    const take = async () => {
      await Promise.resolve()
      taken += 1
      return 'done' as const
    }
    await Promise.all([oncePerPayment(['session', 'order'], take), oncePerPayment(['order'], take)])
    await oncePerPayment(['session'], take)
    expect(taken).toBe(1)
    await oncePerPayment(['another'], take)
    expect(taken).toBe(2)
  },
)

test('work for a payment is repeated on the next visit until it is done', async () => {
  const outcomes: (() => Promise<'done' | 'not_done'>)[] = [
    () => Promise.resolve('not_done'),
    () => Promise.reject(new Error('away')),
    () => Promise.resolve('done'),
    () => Promise.reject(new Error('never called')),
  ]
  const called: number[] = []
  for (const [index, outcome] of outcomes.entries()) {
    await oncePerPayment(['order'], () => {
      called.push(index)
      return outcome()
    })
  }
  expect(called).toEqual([0, 1, 2])
})

test('the browser remembers the latest 500 payments', async () => {
  for (let count = 1; count <= 510; count += 1) {
    await oncePerPayment([`payment-${count}`], () => Promise.resolve('done'))
  }
  const ids: string[] = JSON.parse(stored.get('wadah.payments') ?? '[]')
  expect([ids.length, ids.at(0), ids.at(-1)]).toEqual([500, 'payment-11', 'payment-510'])
})
