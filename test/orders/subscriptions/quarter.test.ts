import { expect, test } from 'vitest'
import { orderContext } from '#orders/order-context.server.ts'
import { monthRange } from '#orders/statements/statement.ts'
import { statementOfMonth } from '#orders/statements/statements.queries.server.ts'
import { commissionRates } from '#orders/statements/statements.tables.server.ts'
import { monthlyRevenue } from '#orders/subscriptions/recurring-revenue.queries.server.ts'
import { endCanceledSubscriptions } from '#orders/subscriptions/subscription-jobs.commands.server.ts'
import { setToCancel } from '#orders/subscriptions/subscriptions.commands.server.ts'
import { addSellers } from '../../support/add-sellers.ts'
import { signUp } from '../../support/customers-and-products.ts'
import { giveAccess, keysOf, useKey } from '../../support/license-keys.ts'
import { proveEmail, withShop } from '../../support/order-shop.ts'
import {
  bill,
  changeQuantityOn,
  dayAfterStart,
  ownerOf,
  period,
  subscribe,
  subscriptionOf,
  unexpected,
} from '../../support/subscriptions.ts'

/** Twenty seats at $10.50 a month from January 15 on. Days are counted from that day. */
test('a quarter of changes to a subscription is exact to the cent at each step', () =>
  withShop(async (store) => {
    const { db, sent } = store
    await addSellers(db, { mira: ['cart-plain'] })
    await db.insert(commissionRates).values({ sellerId: 'mira', fromDay: '2026-01-01', percent: '12.50' })
    await giveAccess(store, { keySource: 'generated', activationLimit: 1 })
    const { cookie, id: userId } = await signUp(store.context)
    await proveEmail(store, userId)

    const id = await subscribe(store, { cookie })
    const { id: lineId } = await subscriptionOf(store, id)
    const choose = (cancelAt: Date | null) =>
      setToCancel(db, orderContext(store.context), ownerOf(userId), { lineId, cancelAt })
    /**
     * The subscription's status, quantity, next charge and paid period, its number of keys, and the recurring
     * revenue.
     */
    const state = async () => {
      const { status, quantity, nextAmount, periodEnd } = await subscriptionOf(store, id)
      const { months } = await monthlyRevenue(db, ['mira'], new Date('2026-06-01T00:00:00Z'))
      const now = months.reduce((sum, each) => sum + each.new + each.changed + each.churned, 0)
      return [status, quantity, nextAmount, periodEnd.slice(5, 10), (await keysOf(store, id)).length, now]
    }
    const statement = async (month: string) => {
      const range = monthRange(month)
      if (!range) throw new Error(month)
      const { sales, commission, balance } = await statementOfMonth(db, 'mira', month, range)
      return [sales, commission, balance]
    }
    const mailed = () => sent.splice(0).map(({ subject }) => subject.replace(/ \(order .*/, ''))

    expect(await state()).toEqual(['active', 20, 21_000, '02-15', 20, 21_000])
    expect(await statement('2026-01')).toEqual([21_000, 2_625, 18_375])
    const [key = ''] = await keysOf(store, id)
    expect((await useKey(store, 'activate', key, 'desk')).status).toBe(200)
    mailed()

    // Five more for 21 of the 31 days: 5 × $7.11.
    await changeQuantityOn(store, id, { userId, quantity: 25, day: 10 })
    expect(await state()).toEqual(['active', 25, 26_250, '02-15', 25, 26_250])
    expect(await statement('2026-01')).toEqual([24_555, 3_069, 21_486])

    await changeQuantityOn(store, id, { userId, quantity: 15, day: 20 })
    expect(await state()).toEqual(['active', 25, 15_750, '02-15', 25, 26_250])
    mailed()

    await bill(store, 'subscription.renewed', id, { amount: 157.5, period: period(1) }, 31)
    expect(await state()).toEqual(['active', 15, 15_750, '03-15', 15, 15_750])
    expect(await statement('2026-02')).toEqual([15_750, 1_969, 13_781])
    expect((await useKey(store, 'validate', key, 'desk')).body, 'a key in use stays').toMatchObject({
      valid: true,
    })
    expect(mailed()).toEqual([expect.stringMatching(/^Your receipt for /)])

    await bill(store, 'subscription.payment_failed', id, { period: period(2) }, 59)
    expect(await state()).toEqual(['past_due', 15, 15_750, '03-15', 15, 15_750])
    expect(mailed()).toEqual(['Next step: check your payment method'])

    await bill(store, 'subscription.renewed', id, { amount: 157.5, period: period(2) }, 61)
    expect(await state()).toEqual(['active', 15, 15_750, '04-15', 15, 15_750])
    expect(await statement('2026-03')).toEqual([15_750, 1_969, 13_781])
    expect(mailed()).toEqual([expect.stringMatching(/^Your receipt for /)])

    await choose(dayAfterStart(64))
    expect((await state())[0]).toBe('canceling')
    await choose(null)
    expect((await state())[0]).toBe('active')
    await choose(dayAfterStart(66))
    const end = { ...orderContext(store.context), now: dayAfterStart(90) }
    expect(await endCanceledSubscriptions(db, end, unexpected)).toBe(1)
    expect(await state()).toEqual(['ended', 15, 15_750, '04-15', 0, 0])
    expect(await statement('2026-04')).toEqual([0, 0, 0])
    expect((await useKey(store, 'validate', key, 'desk')).body).toMatchObject({ reason: 'key_ended' })
    expect(mailed()).toEqual(['Your subscription has ended. You can order it again anytime'])

    const { payments } = await subscriptionOf(store, id)
    expect(payments.map(({ amount, quantity }) => [quantity, amount])).toEqual([
      [15, 15_750],
      [15, 15_750],
      [5, 3_555],
      [20, 21_000],
    ])
    const { months } = await monthlyRevenue(db, ['mira'], new Date('2026-04-30T00:00:00Z'))
    expect(
      months.map((month) => [month.month, month.new, month.changed, month.churned, month.total]),
    ).toEqual([
      ['2026-04', 0, 0, -15_750, 0],
      ['2026-03', 0, 0, 0, 15_750],
      ['2026-02', 0, -10_500, 0, 15_750],
      ['2026-01', 21_000, 5_250, 0, 26_250],
    ])
  }))
