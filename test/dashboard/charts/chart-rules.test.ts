import { describe, expect, test } from 'vitest'
import {
  anchorAt,
  columnsOf,
  columnsWithValue,
  fittingName,
  percentOf,
  roundedMoney,
  scaleEnd,
  shareOfScale,
} from '#dashboard/charts/chart-rules.ts'
import { daysOf, reportRangeOf } from '#dashboard/reports/report-range.ts'

const now = new Date('2026-11-22T10:00:00Z')
const rangeOf = (query: string) => reportRangeOf(new URLSearchParams(query), now)

describe('the range of a report', () => {
  test.each([
    ['', '2026-10-24', '2026-11-22', 30],
    ['days=7', '2026-11-16', '2026-11-22', 7],
    ['days=90', '2026-08-25', '2026-11-22', 90],
    ['from=2026-01-05&to=2026-01-05', '2026-01-05', '2026-01-05', null],
    ['from=2026-11-01', '2026-11-01', '2026-11-22', null],
    ['days=7&from=2025-11-22&to=2026-11-22', '2025-11-22', '2026-11-22', null],
    ['from=&to=&days=7', '2026-11-16', '2026-11-22', 7],
    ['from=2020-01-01', '2020-01-01', '2026-11-22', null],
  ])('the range %j is valid', (query, from, to, preset) => {
    expect(rangeOf(query)).toMatchObject({ from, to, preset, ignored: null })
  })

  test.each([
    'days=8',
    'days=-1',
    'to=2026-11-22',
    'from=2026-02-30',
    'from=yesterday&to=today',
    'from=2026-11-22&to=2026-11-01',
    'from=2027-01-01&to=2027-01-02',
    'from=1999-01-01&to=2026-11-22',
  ])('the range %j is ignored with a note', (query) => {
    const { from, preset, ignored } = rangeOf(query)
    expect({ from, preset }).toEqual({ from: '2026-10-24', preset: 30 })
    expect(ignored).toMatch(/\.$/)
  })

  test('contains every day once, also across the end of a month', () => {
    expect(daysOf(rangeOf('from=2026-02-27&to=2026-03-02'))).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
    ])
  })
})

describe('charts', () => {
  test('have a scale from zero to a round number above every value', () => {
    expect([0, 1, 3, 7, 10, 11, 4_999, 50_001].map((value) => scaleEnd([value, 0]))).toEqual([
      1, 1, 5, 10, 10, 20, 5_000, 100_000,
    ])
    expect(scaleEnd([])).toBe(1)
    expect([0, 25, 100].map((value) => shareOfScale(value, 200))).toEqual([0, 12.5, 50])
  })

  test('keep empty columns for days without a value', () => {
    const columns = columnsOf(['2026-02-28', '2026-03-01', '2026-03-02'], (day) =>
      day.endsWith('02') ? 5 : 0,
    )
    expect(columns).toEqual([
      { label: 'Feb 28', value: 0 },
      { label: 'Mar 1', value: 0 },
      { label: 'Mar 2', value: 5 },
    ])
  })

  test('merge seven days into a column for long ranges without losing values', () => {
    const columns = columnsOf(daysOf(rangeOf('from=2025-11-22')), () => 1)
    expect(columns).toHaveLength(53)
    expect(columns[0]).toEqual({ label: 'Nov 22 to Nov 28', value: 7 })
    expect(columns.reduce((sum, { value }) => sum + value, 0)).toBe(366)
  })

  test('use few columns for ranges of years, each labeled with its years', () => {
    const days = daysOf(rangeOf('from=2020-01-01'))
    const columns = columnsOf(days, () => 1)
    expect(columns.length).toBeLessThanOrEqual(92)
    expect(columns[0]?.label).toBe('Jan 1, 2020 to Jan 28, 2020')
    expect(new Set(columns.map(({ label }) => label)).size).toBe(columns.length)
    expect(columns.reduce((sum, { value }) => sum + value, 0)).toBe(days.length)
  })

  test('label all of few columns, only the largest of many, and no empty ones', () => {
    const columns = (values: readonly number[]) => values.map((value, at) => ({ label: String(at), value }))
    expect(columnsWithValue(columns([0, 3, 0, 4]))).toEqual([1, 3])
    expect(columnsWithValue(columns([1, 2, 3, 9, 5, 9, 7, 8]))).toEqual([3])
    expect(columnsWithValue(columns(Array.from({ length: 20 }, () => 0)))).toEqual([])
    expect([1, 50, 99].map(anchorAt)).toEqual(['start', 'middle', 'end'])
  })

  test('shorten figures and names and mark the omission', () => {
    const cents = [0, 999, 95_049, 99_950, 1_240_000, 12_345_678, 99_999_999, 250_000_000]
    expect(cents.map(roundedMoney)).toEqual(['$0', '$9.99', '$950', '$1k', '$12.4k', '$123k', '$1M', '$2.5M'])
    expect(fittingName('Invoice Runner')).toBe('Invoice Runner')
    expect(fittingName('x'.repeat(31))).toBe(`${'x'.repeat(29)}…`)
    expect([percentOf(1, 3), percentOf(0, 0)]).toEqual(['33%', ''])
  })
})
