import type { SampleScreen } from '#catalogue/details/sample-screen.ts'

type Chart = Pick<Extract<SampleScreen, { kind: 'chart' }>, 'unit' | 'values'>

export interface ChartBar {
  label: string
  text: string
  /** `null` without a range. */
  rangeText: string | null
  /** Percent of the width. */
  width: number
  range: { x: number; width: number } | null
}

/** The bars of a chart, from zero to its largest number. */
export function chartBars({ unit, values }: Chart): ChartBar[] {
  const largest = Math.max(0, ...values.map(({ value, range }) => Math.max(value, range?.high ?? 0)))
  const percent = (value: number) => (largest === 0 ? 0 : Math.round((value / largest) * 1000) / 10)
  return values.map(({ label, value, range }) => ({
    label,
    text: `${unit.before}${numbered(value)}${unit.after}`,
    rangeText: range ? `${unit.before}${numbered(range.low)} to ${unit.before}${numbered(range.high)}` : null,
    width: percent(value),
    range: range ? { x: percent(range.low), width: percent(range.high - range.low) } : null,
  }))
}

function numbered(value: number): string {
  return value.toLocaleString('en-US')
}
