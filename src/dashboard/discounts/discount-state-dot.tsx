import type { EditedDiscount } from '#cart/discounts/admin-discounts.queries.server.ts'
import { StatusDot } from '#dashboard/components/status-dot.tsx'

/** Whether a code can be used now. */
export function DiscountStateDot({ discount, now }: { discount: EditedDiscount; now: Date }) {
  const { state, startsAt, endsAt, maxUses, uses } = discount
  if (state === 'submitted') return <StatusDot tone="waiting">Waiting for approval</StatusDot>
  if (state === 'rejected') return <StatusDot tone="bad">Rejected</StatusDot>
  if (state === 'ended' || (endsAt && now >= endsAt)) return <StatusDot tone="quiet">Ended</StatusDot>
  if (startsAt && now < startsAt) return <StatusDot tone="waiting">Scheduled</StatusDot>
  if (maxUses !== null && uses >= maxUses) return <StatusDot tone="quiet">Used up</StatusDot>
  return <StatusDot tone="good">Active</StatusDot>
}
