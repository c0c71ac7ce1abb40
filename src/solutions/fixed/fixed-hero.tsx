import { Link } from 'react-router'
import { sellerPath } from '#catalog/products/card-product.ts'
import { Price } from '#catalog/products/price.tsx'
import { RatingAndDownloads } from '#catalog/products/product-facts.tsx'
import type { SellerSummary } from '#catalog/seller.ts'
import { WaitlistForm } from '#enquiries/forms/waitlist-form.tsx'
import { counted } from '#catalog/products/labels.ts'
import { useSite } from '#site/site.ts'
import { BuyButton } from '#solutions/fixed/buy-button.tsx'
import {
  backLinks,
  figuresOf,
  pricing,
  reviewsNote,
  waitlistOf,
  type FixedPage,
  type ForSale,
} from '#solutions/fixed/content/fixed-page.ts'
import type { Figure } from '#marketplace/figures.tsx'
import { ConsultantLine } from '#solutions/consulting/consultant-line.tsx'
import { twoWays } from '#content/solutions/consulting-notes.ts'
import { MainPicture } from '#solutions/pictures.tsx'
import { BackLink } from '#ui/layout/back-link.tsx'
import { Badge } from '#ui/layout/badge.tsx'
import { Button, buttonClass } from '#ui/forms/button.tsx'
import { Container } from '#ui/layout/container.tsx'
import { ExternalLink } from '#ui/forms/link.tsx'

interface FixedHeroProps {
  page: FixedPage
  path: string
  sale: ForSale
  seller: SellerSummary | null
}

/**
 * The most important facts, visible without scrolling: what the offer is, what it costs, and how to get it
 * (product: solutions 15).
 */
export function FixedHero({ page, path, sale, seller }: FixedHeroProps) {
  const { current, original } = pricing(page, sale)
  const back = backLinks[page.back]
  const note = reviewsNote(page)
  return (
    <Container className="pt-3 pb-3 md:pt-6 md:pb-6">
      <div className="flex flex-wrap items-center gap-x-5">
        <BackLink to={back.to} prefetch="intent" viewTransition data-screen-only>
          {back.label}
        </BackLink>
        <Badge look={sale.comingSoon ? 'accent' : 'tone'}>{page.badge}</Badge>
      </div>
      <div className="mt-2 grid items-start gap-5 md:mt-2 md:grid-cols-12 md:gap-12">
        <div className="grid gap-3 md:col-span-7 md:gap-4">
          <div className="grid gap-2 md:gap-3">
            <h1>{page.title}</h1>
            <p className="font-display text-xl text-ink">{page.lede}</p>
            {page.description !== '' && <p className="max-w-text text-ink-soft">{page.description}</p>}
          </div>
          <div className="flex flex-wrap gap-x-6 gap-y-1">
            <RatingAndDownloads product={sale} reviewsAt="#reviews" />
            {note !== null && sale.reviewCount > 0 && <p className="text-sm text-ink-soft">{note}</p>}
            {seller && (
              <p className="text-sm text-ink-soft max-sm:text-xs">
                Sold by{' '}
                <Link to={sellerPath(seller.id)} prefetch="intent" className="link font-semibold">
                  {seller.name}
                </Link>
                {seller.responseHours !== null &&
                  ` · Replies within ${counted(seller.responseHours, 'hour')}`}
              </p>
            )}
          </div>
          <div>
            {sale.comingSoon && <p className="text-sm font-semibold text-accent-text">Early-bird price</p>}
            <Price
              size="page"
              price={current}
              originalPrice={original}
              interval={sale.interval}
              unitCovers={page.offer === 'standard' ? sale.unitCovers : null}
            />
          </div>
          <div data-screen-only>
            {sale.comingSoon ? (
              <ComingSoonActions name={page.title} list={waitlistOf(sale)} path={path} />
            ) : (
              <Actions page={page} sale={sale} />
            )}
          </div>
        </div>
        <div className="grid gap-3 max-md:contents md:col-span-5 md:gap-4">
          <MainPicture
            shared
            loading="lazy"
            subject={{ id: sale.id, category: sale.category }}
            className="max-md:hidden md:aspect-16/10"
          />
          <FiguresRow figures={figuresOf(page, sale)} />
        </div>
      </div>
    </Container>
  )
}

function Actions({ page, sale }: { page: FixedPage; sale: ForSale }) {
  const site = useSite()
  const secondary = `${buttonClass({ variant: 'secondary', size: 'large' })} max-sm:grow max-sm:px-2.5 max-sm:text-sm ${page.isConsulting ? 'lg:px-4 lg:text-sm' : ''}`
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2 sm:gap-3">
        <BuyButton page={page} sale={sale} className="max-lg:hidden" />
        <ExternalLink href={site.meetingUrl} className={secondary}>
          Schedule Demo
        </ExternalLink>
        {page.isConsulting && (
          <ExternalLink href={site.consultingUrl} className={secondary}>
            Get This Solution
          </ExternalLink>
        )}
      </div>
      {page.isConsulting && sale.opens === null && <p className="text-sm text-ink-soft">{twoWays}</p>}
      {sale.consultant && <ConsultantLine consultant={sale.consultant} />}
    </div>
  )
}

/**
 * Figures in a row with thin lines between them. On a phone each figure has a separate row, so that words do
 * not break.
 */
function FiguresRow({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null
  return (
    <ul
      className={`grid gap-px overflow-hidden rounded-lg border border-line bg-line ${columns[figures.length] ?? ''}`}
    >
      {figures.map(({ figure, label }) => (
        <li
          key={label}
          className="flex items-baseline gap-3 bg-surface px-4 py-1 sm:block sm:px-3 sm:py-2.5 lg:px-4"
        >
          <span className="min-w-24 font-display text-lg sm:block sm:text-xl">{figure}</span>{' '}
          <span className="text-sm leading-snug text-ink-soft sm:block lg:text-xs">{label}</span>
        </li>
      ))}
    </ul>
  )
}

const columns: Readonly<Record<number, string>> = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-2',
}

const closedButton = 'min-h-8 bg-transparent px-3 py-0 text-xs font-normal'

/**
 * The waitlist is the main action. The disabled buttons are in a group with an explanation (product:
 * solutions 20).
 */
function ComingSoonActions({ name, list, path }: { name: string; list: string | null; path: string }) {
  return (
    <div className="grid gap-4">
      {list !== null && (
        <div id="waitlist" className="grid gap-2">
          <p className="text-sm text-ink-soft">Launch date to be announced</p>
          <WaitlistForm key={list} list={list} page={path} />
        </div>
      )}
      <div
        role="group"
        aria-labelledby="not-open-yet"
        className="flex flex-wrap items-center gap-2 text-xs text-ink-faint"
      >
        <Button disabled className={closedButton}>
          Coming Soon
        </Button>
        <Button disabled className={closedButton}>
          Schedule Demo
        </Button>
        <p id="not-open-yet">Not open yet: orders and demos start when {name} launches.</p>
      </div>
    </div>
  )
}
