import { formatMoney, formatPrice, type Cents } from '#lib/money.ts'
import { priceLabel } from '#catalog/products/labels.ts'
import { BuyFactsList } from '#catalog/details/buy-facts-list.tsx'
import type { SellerSummary } from '#catalog/seller.ts'
import { SaveToggle } from '#catalog/saved/save-toggle.tsx'
import { brand } from '#content/brand.ts'
import { AskAboutProduct } from '#enquiries/forms/ask-about-product.tsx'
import { BuyButton } from '#solutions/fixed/buy-button.tsx'
import {
  buyingWay,
  hasBuyBar,
  nounOf,
  pricing,
  waitlistOf,
  type FixedPage,
  type ForSale,
} from '#solutions/fixed/content/fixed-page.ts'
import { Card } from '#ui/layout/card.tsx'
import { Unbroken } from '#ui/layout/unbroken.tsx'

interface PricingBoxProps {
  page: FixedPage
  sale: ForSale
  seller: SellerSummary | null
}

/** Regular price, current price, savings and total (product: solutions 17). */
export function PricingBox({ page, sale, seller }: PricingBoxProps) {
  const { current, comparison, saving } = pricing(page, sale)
  const isFree = current === 0
  const way = buyingWay(sale)
  const hasWaitlist = waitlistOf(sale) !== null
  return (
    <Card look="raised" className="p-4 sm:p-5" data-keep-together>
      <h2 className="text-xl">{sale.comingSoon ? 'Early-bird pricing' : 'Pricing'}</h2>
      <dl className="mt-3 grid gap-2 tabular-nums">
        {comparison && (
          <Row label={comparison.label}>
            {isFree ? (
              formatMoney(comparison.amount)
            ) : (
              <s className="text-ink-faint">{formatMoney(comparison.amount)}</s>
            )}
          </Row>
        )}
        <Row label={sale.comingSoon ? 'Early-bird price' : 'Current price'}>{formatPrice(current)}</Row>
        {comparison && (
          <Row label="You save">
            <span className="text-teal">
              {formatMoney(saving)}
              {comparison.percent !== null && ` (${comparison.percent}%)`}
            </span>
          </Row>
        )}
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
          <dt className="font-semibold">{sale.comingSoon ? 'Early-bird total' : 'Total'}</dt>
          <dd className="text-xl font-semibold">{priceLabel(current, sale.interval)}</dd>
        </div>
      </dl>
      <p className="mt-2 text-sm text-ink-soft empty:hidden">
        <Unbroken text={paymentNote(sale, current)} />
      </p>
      {/* The form of a waitlist is beside the title, and is the only one. */}
      {!hasWaitlist && (
        // On phones and tablets, the bar at the bottom has the button.
        <div className={`mt-4 grid ${hasBuyBar(sale) ? 'max-lg:hidden' : ''}`} data-screen-only>
          <BuyButton page={page} sale={sale} />
        </div>
      )}
      <div className="mt-1 flex flex-wrap gap-1 *:grow max-sm:*:px-3">
        {sale.type === 'marketplace' && <SaveToggle product={sale} look="words" />}
        <AskAboutProduct
          product={{ id: sale.id, name: page.title }}
          noun={nounOf(sale)}
          seller={seller?.name ?? brand.name}
          responseHours={seller?.responseHours ?? null}
          className="button button-quiet button-medium"
        />
      </div>
      {way && (
        <div className="mt-4">
          <BuyFactsList
            way={way}
            price={current}
            interval={sale.interval}
            hasTerms={sale.details.cancelling !== undefined}
          />
        </div>
      )}
    </Card>
  )
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function paymentNote(sale: ForSale, current: Cents): string {
  const { comingSoon, opens, interval } = sale
  if (comingSoon) return waitlistOf(sale) === null ? 'Not open yet.' : ''
  if (opens !== null) return 'No account or payment needed.'
  if (current === 0) return 'An introductory offer. There’s nothing to pay.'
  if (interval !== null) return 'Subscription. Service activation within 24-48 hours; setup starts then.'
  return 'One-time purchase. Service activation within 24-48 hours; setup starts then.'
}
