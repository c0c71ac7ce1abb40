import { expect, test } from 'vitest'
import { endOfDay, startOfDay } from '#lib/days.ts'
import { idsBeginningWith } from '#lib/search-terms.ts'
import { orderFilterOf } from '#orders/admin/order-filter.ts'

test('the beginning of an order number is searched as a range of ids', () => {
  expect(idsBeginningWith('#1A2b')).toEqual({
    first: '1a2b0000-0000-0000-0000-000000000000',
    last: '1a2bffff-ffff-ffff-ffff-ffffffffffff',
  })
  const whole = '7d5f6c1e-0000-4000-8000-000000000001'
  expect(idsBeginningWith(whole)).toEqual({ first: whole, last: whole })
  for (const text of ['', 'adam', '1a2g', `${whole}0`]) expect(idsBeginningWith(text)).toBeNull()
})

test('the filter of orders keeps known values and drops all other values', () => {
  const filter = orderFilterOf(
    new URLSearchParams('status=paid&from=2026-11-01&to=2026-11-01&q=%00 ada &stuck=1'),
  )
  expect(filter).toEqual({
    status: 'paid',
    from: new Date('2026-11-01T00:00:00Z'),
    before: new Date('2026-11-02T00:00:00Z'),
    term: 'ada',
    onlyStuck: true,
    isOldestFirst: false,
  })
  const nothing = { status: null, from: null, before: null, term: '', isOldestFirst: false, onlyStuck: false }
  expect(orderFilterOf(new URLSearchParams('status=lost&from=2026-02-30&to=soon&stuck=yes'))).toEqual(nothing)
})

test('the days of an order filter are calendar days in UTC', () => {
  expect(startOfDay('2028-02-29')).toEqual(new Date('2028-02-29T00:00:00Z'))
  expect(endOfDay('2026-12-31')).toEqual(new Date('2027-01-01T00:00:00Z'))
  for (const text of [null, '', '2026-13-01', '2026-02-29', '26-1-1', '0000-01-01', '9999-12-31']) {
    expect(startOfDay(text)).toBeNull()
    expect(endOfDay(text)).toBeNull()
  }
})
