import type { BuyingWay } from '#catalog/details/buy-facts.ts'
import type { ItemDetails } from '#catalog/details/item-details.ts'
import type { ShownScreen } from '#catalog/details/shown-screens.ts'
import { priceComparison, ratingLabel, type PriceComparison } from '#catalog/products/labels.ts'
import type { Address } from '#catalog/details/link-address.ts'
import type { Tone } from '#catalog/solution-looks.ts'
import { introductoryOffer } from '#content/catalog/free-offers.ts'
import { formatMoney, type Cents } from '#lib/money.ts'
import type { Availability } from '#site/structured-data.ts'
import type { Figure } from '#marketplace/figures.tsx'
import type { Consultant } from '#solutions/consulting/consultant.ts'

/** The content of a fixed page. Prices and figures come from the record that it sells (product: solutions 15). */
export interface FixedPage {
  title: string
  badge: string
  lede: string
  description: string
  back: keyof typeof backLinks
  /**
   * Whether the page is about consulting. Such a page has the section 'Get This Solution' (product: solutions 19).
   */
  isConsulting: boolean
  offer: 'standard' | 'introductory'
  /** The entries `rating`, `percent` and `value` are replaced by figures of the record. */
  stats: ReadonlyArray<Figure | 'rating' | 'percent' | 'value'>
  parts: { heading: string; items: ReadonlyArray<{ name: string; text: string }> }
  /** Included parts that are not features of the record. */
  included: readonly string[]
  suits: readonly string[]
  /** A similar offer, and the difference between the two. */
  alternative: { name: string; to: string; text: string } | null
}

/** The targets of back links (product: solutions 16). */
export const backLinks = {
  catalog: { to: '/wts/pre-packaged/catalog', label: 'Back to the catalog', name: 'Catalog' },
  consulting: { to: '/wts/consulting', label: 'Back to consulting', name: 'Consulting' },
  marketplace: { to: '/marketplace', label: 'Back to Marketplace', name: 'Marketplace' },
} as const

/** The product or solution that the page sells, from the database. */
export interface ForSale {
  id: string
  type: 'wts_solution' | 'marketplace'
  name: string
  category: string
  tone: Tone
  price: Cents
  originalPrice: Cents | null
  unitCovers: string | null
  rating: number
  reviewCount: number
  downloadCount: number
  isFeatured: boolean
  features: readonly string[]
  details: ItemDetails
  screens: readonly ShownScreen[]
  /** The person who does the work of a consulting offer (product: solutions 31). */
  consultant: Consultant | null
  interval: string | null
  comingSoon: boolean
  isAvailable: boolean
  /**
   * The target of the button of a download or demo; `null` for other items. Downloads and demos are never
   * added to the cart (product: marketplace 14).
   */
  opens: Opening | null
}

/**
 * Returns the features of the record and the additional parts. The introductory offer excludes the features,
 * because they belong to the full engagement.
 */
export function includedItems(
  page: Pick<FixedPage, 'offer' | 'included'>,
  sale: Pick<ForSale, 'features'>,
): string[] {
  return page.offer === 'introductory' ? [...page.included] : [...sale.features, ...page.included]
}

/** Returns what the reviews are about if it is not the offer of the page. */
export function reviewsNote({ offer }: Pick<FixedPage, 'offer'>): string | null {
  return offer === 'introductory' ? 'Reviews of the paid engagement' : null
}

/** The label and the target of the button of a download or demo. */
export interface Opening {
  label: 'Demo' | 'Download'
  address: Address
}

/** The price of the page's offer, and the price with which it is compared (product: solutions 17, 23). */
export interface Pricing {
  current: Cents
  original: Cents | null
  comparison: PriceComparison | null
  saving: Cents
}

export function pricing(
  page: Pick<FixedPage, 'offer'>,
  sale: Pick<ForSale, 'price' | 'originalPrice'>,
): Pricing {
  const isIntroduction = page.offer === 'introductory'
  const current = isIntroduction ? 0 : sale.price
  const original = isIntroduction ? introductoryOffer.value : sale.originalPrice
  const comparison = priceComparison(current, original)
  return { current, original, comparison, saving: comparison ? comparison.amount - current : 0 }
}

/** Returns the figures of the stats row. Omits figures that the record does not have. */
export function figuresOf(
  page: Pick<FixedPage, 'stats' | 'offer'>,
  sale: Pick<ForSale, 'price' | 'originalPrice' | 'rating' | 'reviewCount' | 'comingSoon'>,
): Figure[] {
  const { comparison } = pricing(page, sale)
  return page.stats.flatMap((stat): Figure[] => {
    if (stat === 'rating') {
      return sale.reviewCount > 0 ? [{ figure: ratingLabel(sale.rating), label: 'rating' }] : []
    }
    if (stat === 'value') {
      return comparison ? [{ figure: 'Free', label: `valued at ${formatMoney(comparison.amount)}` }] : []
    }
    if (stat !== 'percent') return [stat]
    if (!comparison || comparison.percent === null) return []
    const label = sale.comingSoon ? 'early-bird discount' : 'below the regular price'
    return [{ figure: `${comparison.percent}%`, label }]
  })
}

/**
 * Returns the action of the button. A solution that is coming soon cannot be bought (product: solutions 12).
 */
export function buyingStep(
  sale: Pick<ForSale, 'comingSoon' | 'isAvailable' | 'opens'>,
): 'soon' | 'unavailable' | 'open' | 'cart' {
  if (sale.comingSoon) return 'soon'
  if (!sale.isAvailable) return 'unavailable'
  return sale.opens === null ? 'cart' : 'open'
}

/** Whether a bar at the bottom of the page repeats the button. */
export function hasBuyBar(sale: Pick<ForSale, 'comingSoon' | 'isAvailable' | 'opens'>): boolean {
  const step = buyingStep(sale)
  return step === 'cart' || step === 'open'
}

/** Returns which facts are shown below the button, or `null` if the item cannot be bought now. */
export function buyingWay(sale: Pick<ForSale, 'comingSoon' | 'isAvailable' | 'opens'>): BuyingWay | null {
  const step = buyingStep(sale)
  if (step === 'open') return sale.opens?.label ?? null
  return step === 'unavailable' ? null : step
}

export function availability(sale: Pick<ForSale, 'comingSoon' | 'isAvailable'>): Availability {
  if (sale.comingSoon) return 'PreOrder'
  return sale.isAvailable ? 'InStock' : 'OutOfStock'
}

/**
 * Returns the name of the waitlist of a solution that is coming soon, which is the solution's id. Products
 * have no waitlist.
 */
export function waitlistOf({
  id,
  type,
  comingSoon,
}: Pick<ForSale, 'id' | 'type' | 'comingSoon'>): string | null {
  return comingSoon && type === 'wts_solution' ? id : null
}

export function nounOf({ type }: Pick<ForSale, 'type'>): 'product' | 'solution' {
  return type === 'marketplace' ? 'product' : 'solution'
}
