import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { allowedTransitions, mayReach, orderStatuses, type OrderStatus } from '#orders/order-status.ts'
import { orderTransitions } from '#orders/orders.tables.server.ts'
import { seed } from '../../support/random-seed.ts'
import { ownShop, placeOrder, portalEvent, statusOf, tell } from '../../support/order-shop.ts'

const paid = { amount: 21, currency: 'USD' }

const { store, close } = await ownShop('event_order')
afterAll(close)

test('events in any order, repeated or missing, lead to the final state of their sequence', async () => {
  const sequences = sequencesFrom('prepared').filter((sequence) => !sequence.includes('expired'))
  const anySequence = fc
    .constantFrom(...sequences)
    .chain((sequence) => fc.subarray(sequence, { minLength: 1 }))
    .chain((heard) => {
      const twice = heard.flatMap((_, index) => [index, index])
      return fc.record({
        heard: fc.constant(heard),
        order: fc.shuffledSubarray(twice, { minLength: twice.length }),
      })
    })
  await fc.assert(
    fc.asyncProperty(anySequence, async ({ heard, order }) => {
      const id = await placeOrder(store)
      const events = heard.map((to, index) => ({
        id: `msg_${randomUUID()}`,
        event: {
          ...portalEvent(to, id, to === 'paid' ? paid : {}),
          timestamp: new Date(Date.now() + index).toISOString(),
        },
      }))
      for (const index of order) {
        const { id: eventId, event } = events[index] ?? { id: '', event: null }
        await tell(store, event, { id: eventId })
      }
      const sure = heard.includes('paid') ? heard : heard.filter((to) => to !== 'active')
      expect(await statusOf(store, id)).toBe(sure.at(-1) ?? 'prepared')
      const stored = await store.db.select().from(orderTransitions).where(eq(orderTransitions.orderId, id))
      for (const { from, to } of stored) if (from) expect(allowedTransitions[from]).toContain(to)
    }),
    { numRuns: 20, seed },
  )
})

test('no transition leaves a final state or leads back to an earlier state', () => {
  for (const from of orderStatuses) {
    expect(mayReach(from, from)).toBe(false)
    expect(mayReach(from, 'prepared')).toBe(false)
  }
  expect(orderStatuses.filter((status) => allowedTransitions[status].length === 0)).toEqual([
    'active',
    'declined',
    'cancelled',
    'expired',
  ])
})

/** Every sequence of events that the table of transitions allows. */
function sequencesFrom(status: OrderStatus): OrderStatus[][] {
  return allowedTransitions[status].flatMap((to) => [[to], ...sequencesFrom(to).map((rest) => [to, ...rest])])
}
