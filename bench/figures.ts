import type { LoadAnswers } from './load.ts'

export interface LoadFigures {
  perSecond: number
  p50: number
  p99: number
}

export function loadFigures(series: readonly LoadAnswers[]): LoadFigures {
  const milliseconds = series.flatMap((answers) => answers.milliseconds)
  const seconds = series.reduce((sum, answers) => sum + answers.seconds, 0)
  return { perSecond: milliseconds.length / seconds, ...percentiles(milliseconds) }
}

export function percentiles(milliseconds: readonly number[]): { p50: number; p95: number; p99: number } {
  const sorted = Float64Array.from(milliseconds).sort()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

/** Formats a duration with as many digits as are meaningful. */
export function inMilliseconds(value: number): string {
  return value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)
}
