import type { Discount } from '#cart/discounts/discount.ts'
import { shortDay } from '#dashboard/components/short-day.ts'
import { dayOfMoment } from '#lib/days.ts'

/** The names of the seller and of the items to which a code applies. */
export interface DiscountNames {
  /** The name of the seller; `null` for a code of the shop. */
  seller: string | null
  targets: readonly string[]
}

export function scopeLabel({ scope }: Pick<Discount, 'scope'>, { seller, targets }: DiscountNames): string {
  return scope === 'everything' ? everythingOf(seller) : targets.join(', ')
}

export function everythingOf(seller: string | null): string {
  return seller === null ? 'Everything' : `All products of ${seller}`
}

export function datesLabel({ startsAt, endsAt }: Pick<Discount, 'startsAt' | 'endsAt'>): string {
  const first = startsAt && shortDay(dayOfMoment(startsAt))
  const last = endsAt && shortDay(dayOfMoment(new Date(endsAt.getTime() - 1)))
  if (first && last) return `${first} to ${last}`
  if (first) return `From ${first}`
  return last ? `Until ${last}` : 'Always'
}

export function usesLabel({ uses, maxUses }: Pick<Discount, 'uses' | 'maxUses'>): string {
  return maxUses === null ? String(uses) : `${uses} of ${maxUses}`
}
