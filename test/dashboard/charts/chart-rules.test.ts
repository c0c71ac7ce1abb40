import { describe, expect, test } from 'vitest'
import {
  axisValues,
  changeText,
  columnsOf,
  countText,
  fittingName,
  labeledColumns,
  percentOf,
  roundedMoney,
  scaleEnd,
  shareOfScale,
} from '#dashboard/charts/chart-rules.ts'
import { daysOf, periodBefore, rangeSearch, reportRangeOf, stepOf } from '#dashboard/reports/report-range.ts'

const now = new Date('2026-11-22T10:00:00Z')
const rangeOf = (query: string) => reportRangeOf(new URLSearchParams(query), now)

describe('the range of a report', () => {
  test.each([
    ['', '2026-10-24', '2026-11-22', '30'],
    ['days=7', '2026-11-16', '2026-11-22', '7'],
    ['days=90', '2026-08-25', '2026-11-22', '90'],
    ['days=12-months', '2025-12-01', '2026-11-22', '12-months'],
    ['days=365', '2025-12-01', '2026-11-22', '12-months'],
    ['days=last-month', '2026-10-01', '2026-10-31', 'last-month'],
    ['from=2026-01-05&to=2026-01-05', '2026-01-05', '2026-01-05', null],
    ['from=2026-11-01', '2026-11-01', '2026-11-22', null],
    ['days=7&from=2025-11-22&to=2026-11-22', '2025-11-22', '2026-11-22', null],
    ['from=&to=&days=7', '2026-11-16', '2026-11-22', '7'],
    ['from=2020-01-01', '2020-01-01', '2026-11-22', null],
  ])('the report range %j is valid', (query, from, to, preset) => {
    expect(rangeOf(query)).toMatchObject({ from, to, preset, ignored: null })
  })

  test.each([
    'days=8',
    'days=-1',
    'days=toString',
    'to=2026-11-22',
    'from=2026-02-30',
    'from=yesterday&to=today',
    'from=2026-11-22&to=2026-11-01',
    'from=2027-01-01&to=2027-01-02',
    'from=1999-01-01&to=2026-11-22',
  ])('the report range %j is ignored with a note', (query) => {
    const { from, preset, ignored } = rangeOf(query)
    expect({ from, preset }).toEqual({ from: '2026-10-24', preset: '30' })
    expect(ignored).toMatch(/\.$/)
  })

  test('a range of whole months is compared with as many months, any other with as many days', () => {
    const before = (query: string) => {
      const { from, to } = periodBefore(rangeOf(query))
      return `${from} to ${to}`
    }
    expect(before('days=last-month')).toBe('2026-09-01 to 2026-09-30')
    expect(before('from=2026-01-01&to=2026-06-30')).toBe('2025-07-01 to 2025-12-31')
    expect(before('days=7')).toBe('2026-11-09 to 2026-11-15')
  })

  test('the range of a report keeps its preset until other days are chosen', () => {
    const shown = { from: '2026-10-24', to: '2026-11-22' }
    const chosen = (search: string, values: Record<string, string>) => {
      const form = new FormData()
      for (const [name, value] of Object.entries({ ...shown, by: '', ...values })) form.set(name, value)
      return rangeSearch(search, form, shown)
    }
    expect(chosen('?days=30', { by: 'week' })).toBe('?days=30&by=week')
    expect(chosen('?days=30&kind=once', { from: '2026-11-01' })).toBe(
      '?kind=once&from=2026-11-01&to=2026-11-22',
    )
    expect(chosen('?from=2027-01-01&to=2026-01-01', {})).toBe('?from=2026-10-24&to=2026-11-22')
  })

  test('the range of a report contains every day once, including across the end of a month', () => {
    const days = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']
    expect(daysOf(rangeOf('from=2026-02-27&to=2026-03-02'))).toEqual(days)
  })
})

describe('charts', () => {
  test('charts have a scale from zero to a round number above every value', () => {
    expect([0, 1, 3, 7, 10, 11, 4_999, 50_001].map((value) => scaleEnd([value, 0]))).toEqual([
      1, 1, 5, 10, 10, 20, 5_000, 100_000,
    ])
    expect(scaleEnd([])).toBe(1)
    expect([0, 25, 100].map((value) => shareOfScale(value, 200))).toEqual([0, 12.5, 50])
  })

  test('charts keep empty columns for days without a value', () => {
    const days = ['2026-02-28', '2026-03-01', '2026-03-02']
    expect(columnsOf(days, (day) => (day.endsWith('02') ? 5 : 0))).toEqual([
      { label: 'Feb 28', value: 0 },
      { label: 'Mar 1', value: 0 },
      { label: 'Mar 2', value: 5 },
    ])
  })

  test('charts merge days into calendar weeks or months without losing values', () => {
    const days = daysOf(rangeOf('from=2025-11-22'))
    const weeks = columnsOf(days, () => 1, 'week')
    expect(weeks[0]).toEqual({ label: 'Nov 22 to Nov 23', value: 2 })
    expect(weeks[1]).toEqual({ label: 'Nov 24 to Nov 30', value: 7 })
    const months = columnsOf(days, () => 1, 'month')
    expect(months.map(({ label }) => label).slice(0, 2)).toEqual(['Nov 2025', 'Dec 2025'])
    expect(months).toHaveLength(13)
    for (const columns of [weeks, months]) {
      expect(columns.reduce((sum, { value }) => sum + value, 0)).toBe(366)
    }
  })

  test('charts group long ranges by month even if days were requested, and label each month separately', () => {
    const days = daysOf(rangeOf('from=2017-01-01'))
    const columns = columnsOf(days, () => 1, 'day')
    expect(columns.length).toBeLessThanOrEqual(130)
    expect(columns[0]?.label).toBe('Jan 2017')
    expect(new Set(columns.map(({ label }) => label)).size).toBe(columns.length)
    expect(columns.reduce((sum, { value }) => sum + value, 0)).toBe(days.length)
  })

  test('charts use the requested step unless it gives too many columns', () => {
    const stepFor = (query: string) => stepOf(new URLSearchParams(query), daysOf(rangeOf(query)))
    expect(['days=30', 'days=90', 'days=12-months'].map(stepFor)).toEqual(['day', 'week', 'month'])
    const requested = ['days=90&by=day', 'days=12-months&by=day', 'from=2020-01-01&by=week']
    expect(requested.map(stepFor)).toEqual(['day', 'week', 'month'])
  })

  test('a change is shown as a percentage and an amount, unless the earlier value was zero', () => {
    const change = (now: number, before: number) => changeText(now, before, roundedMoney)
    expect(change(11_200, 10_000)).toBe('+12% (+$12)')
    expect(changeText(92, 100, countText)).toBe('-8% (-8)')
    expect(changeText(2_500, 100, countText)).toBe('+2,400% (+2,400)')
    expect(changeText(999, 1_000, countText)).toBe('0% (-1)')
    expect(changeText(5, 0, countText)).toBeNull()
  })

  test('charts have an axis and a few evenly spread labels', () => {
    expect(axisValues(1_000)).toEqual([1_000, 500, 0])
    expect(axisValues(5)).toEqual([5, 0])
    const columns = (label: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({ label: `${label} ${index}`, value: 1 }))
    expect(labeledColumns(columns('Nov', 30))).toEqual([0, 5, 10, 15, 20, 25])
    expect(labeledColumns(columns('Nov 24 to Nov 30', 30))).toEqual([0, 10, 20])
    expect(labeledColumns(columns('Nov', 1))).toEqual([0])
  })

  test('charts shorten figures and long names', () => {
    const cents = [0, 999, 95_049, 99_950, 1_240_000, 12_345_678, 99_999_999, 250_000_000]
    expect(cents.map(roundedMoney)).toEqual(['$0', '$9.99', '$950', '$1k', '$12.4k', '$123k', '$1M', '$2.5M'])
    expect(fittingName('Invoice Runner')).toBe('Invoice Runner')
    expect(fittingName('x'.repeat(31))).toBe(`${'x'.repeat(29)}…`)
    expect([percentOf(1, 3), percentOf(0, 0)]).toEqual(['33%', ''])
  })
})
