import type { Tone } from '#catalogue/solution.ts'
import { ratingLabel } from '#catalogue/labels.ts'
import type { Address } from '#catalogue/product-action.ts'
import { discountPercent, type Cents } from '#lib/money.ts'

export interface Figure {
  figure: string
  label: string
}

/** The content of one fixed page (product: solutions 15). Prices and figures come from its record. */
export interface FixedPage {
  title: string
  badge: string
  lede: string
  description: string
  back: { to: '/wts/pre-packaged/catalog' | '/wts/consulting' | '/marketplace'; label: string; name: string }
  /** 'Get This Solution' is on all consulting pages (product: solutions 19). */
  isConsulting: boolean
  offer: 'standard' | 'introductory'
  /** What a free variant is worth, shown instead of a regular price (product: solutions 23). */
  valuedAt: Cents | null
  demo: { label: string; at: 'meetingUrl' | 'assistantUrl' }
  /** `rating` and `percent` are taken from the record. */
  stats: ReadonlyArray<Figure | 'rating' | 'percent'>
  parts: { heading: string; items: ReadonlyArray<{ name: string; text: string }> }
  /** What is included besides the features of the record. */
  included: readonly string[]
  suits: readonly string[]
}

/** What the page sells, read from the database. */
export interface ForSale {
  id: string
  type: 'wts_solution' | 'marketplace'
  name: string
  category: string
  tone: Tone
  price: Cents
  originalPrice: Cents | null
  rating: number
  reviewCount: number
  downloadCount: number
  isFeatured: boolean
  features: readonly string[]
  interval: string | null
  comingSoon: boolean
  isAvailable: boolean
  /** The address that a download or demo opens. It is never added to a cart (product: marketplace 14). */
  opens: Opening | null
}

/** The introductory offer shares its record with the full engagement, but includes only its own list. */
export function includedItems(
  page: Pick<FixedPage, 'offer' | 'included'>,
  sale: Pick<ForSale, 'features'>,
): string[] {
  return page.offer === 'introductory' ? [...page.included] : [...sale.features, ...page.included]
}

/** Where the button of a download or demo leads. */
export interface Opening {
  label: 'Demo' | 'Download'
  address: Address
}

export interface Pricing {
  regular: Cents | null
  current: Cents
  saving: Cents
  percent: number | null
}

/** Regular price, current price and savings (product: solutions 17). Free variants are compared with their value. */
export function pricing(
  page: Pick<FixedPage, 'offer' | 'valuedAt'>,
  sale: Pick<ForSale, 'price' | 'originalPrice'>,
): Pricing {
  const current = page.offer === 'introductory' ? 0 : sale.price
  const original = page.valuedAt ?? sale.originalPrice
  const percent = discountPercent(current, original)
  if (original === null || percent === null) return { regular: null, current, saving: 0, percent: null }
  return { regular: original, current, saving: original - current, percent }
}

/** The stats row with the record's figures. A figure that the record does not have is left out. */
export function figuresOf(
  page: Pick<FixedPage, 'stats' | 'offer' | 'valuedAt'>,
  sale: Pick<ForSale, 'price' | 'originalPrice' | 'rating' | 'comingSoon'>,
): Figure[] {
  const { percent } = pricing(page, sale)
  return page.stats.flatMap((stat) => {
    if (stat === 'rating') return [{ figure: ratingLabel(sale.rating), label: 'rating' }]
    if (stat !== 'percent') return [stat]
    if (percent === null) return []
    return [
      { figure: `${percent}%`, label: sale.comingSoon ? 'early-bird discount' : 'below the regular price' },
    ]
  })
}

/** What the button does. A coming-soon solution cannot be bought (product: solutions 12). */
export function buyingStep(
  sale: Pick<ForSale, 'comingSoon' | 'isAvailable' | 'opens'>,
): 'soon' | 'unavailable' | 'open' | 'cart' {
  if (sale.comingSoon) return 'soon'
  if (!sale.isAvailable) return 'unavailable'
  return sale.opens === null ? 'cart' : 'open'
}

/** A free variant has a value instead of a regular price (product: solutions 23). */
export function regularLabel(page: Pick<FixedPage, 'valuedAt'>): string {
  return page.valuedAt === null ? 'Regular price' : 'Valued at'
}
