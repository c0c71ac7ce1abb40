import { stuckLabel, stuckReasons, type StuckReason } from '#orders/admin/stuck.ts'

/** An open task of the viewer, with the list that shows it. */
export interface OpenTask {
  label: string
  count: number
  note: string
  path: string
}

/** `2 × An event waits · 1 × A mail failed`. An order may be stuck for several reasons. */
export function stuckNote(reasons: Iterable<readonly StuckReason[]>): string {
  const all = [...reasons].flat()
  return stuckReasons
    .map((reason) => ({ reason, times: all.filter((each) => each === reason).length }))
    .filter(({ times }) => times > 0)
    .map(({ reason, times }) => `${times} × ${stuckLabel(reason).toLowerCase()}`)
    .join(' · ')
}

/** The first day of a range of days that ends today, such as `2026-11-22`. */
export function dayBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10)
}
