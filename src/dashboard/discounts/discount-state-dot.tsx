import type { EditedDiscount } from '#cart/discounts/admin-discounts.queries.server.ts'
import { discountStateLabels, shownState, type ShownDiscountState } from '#cart/discounts/discount.ts'
import { StatusDot, type StatusTone } from '#dashboard/components/status-dot.tsx'

const tones: Readonly<Record<ShownDiscountState, StatusTone>> = {
  active: 'good',
  submitted: 'waiting',
  scheduled: 'waiting',
  used_up: 'quiet',
  rejected: 'bad',
  ended: 'quiet',
  never_started: 'quiet',
}

export function DiscountStateDot({ discount, now }: { discount: EditedDiscount; now: Date }) {
  const state = shownState(discount, now)
  return <StatusDot tone={tones[state]}>{discountStateLabels[state]}</StatusDot>
}
