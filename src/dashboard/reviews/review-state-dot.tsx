import { StatusDot } from '#dashboard/components/status-dot.tsx'
import type { ReviewState } from '#reviews/review.ts'

export function ReviewStateDot({ state, openReports }: { state: ReviewState; openReports: number }) {
  if (state === 'hidden') return <StatusDot tone="bad">Hidden</StatusDot>
  if (openReports === 0) return <StatusDot tone="good">Published</StatusDot>
  return <StatusDot tone="waiting">{openReports === 1 ? '1 report' : `${openReports} reports`}</StatusDot>
}
