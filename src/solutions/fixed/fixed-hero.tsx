import { Link } from 'react-router'
import { RatingAndDownloads } from '#catalogue/product-facts.tsx'
import { useSite } from '#site/site.ts'
import { BuyButton } from '#solutions/fixed/buy-button.tsx'
import type { FixedPage, ForSale } from '#solutions/fixed/fixed-page.ts'
import { MainPicture } from '#solutions/pictures.tsx'
import { PriceHeader } from '#solutions/fixed/price-header.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Container } from '#ui/container.tsx'
import { ArrowLeftIcon } from '#ui/icons-interface.tsx'
import { ExternalLink } from '#ui/link.tsx'

/** The first screen of a fixed page: what it is, what it costs, how to get it (product: solutions 15). */
export function FixedHero({ page, sale }: { page: FixedPage; sale: ForSale }) {
  return (
    <Container className="pt-6 pb-10 md:pt-8 md:pb-14">
      <Link to={page.back.to} prefetch="intent" viewTransition className="back-link" data-screen-only>
        <ArrowLeftIcon className="size-4" />
        {page.back.label}
      </Link>
      <div className="mt-2 grid items-center gap-8 md:mt-4 md:grid-cols-12 md:gap-12">
        <div className="grid gap-5 md:col-span-7">
          <Badge look={sale.comingSoon ? 'accent' : 'tone'}>{page.badge}</Badge>
          <div className="grid gap-3">
            <h1>{page.title}</h1>
            <p className="font-display text-xl text-ink">{page.lede}</p>
            <p className="max-w-text text-ink-soft">{page.description}</p>
          </div>
          <RatingAndDownloads product={sale} />
          <PriceHeader page={page} sale={sale} />
          <Actions page={page} sale={sale} />
        </div>
        <div className="md:col-span-5">
          <MainPicture shared subject={{ id: sale.id, category: sale.category }} />
        </div>
      </div>
    </Container>
  )
}

function Actions({ page, sale }: { page: FixedPage; sale: ForSale }) {
  const site = useSite()
  const secondary = buttonClass({ variant: 'secondary', size: 'large' })
  return (
    <div className="grid gap-3 sm:flex sm:flex-wrap" data-screen-only>
      {sale.comingSoon && (
        <a href="#waitlist" className={buttonClass({ size: 'large' })}>
          Join the Waitlist
        </a>
      )}
      <BuyButton page={page} sale={sale} />
      {sale.comingSoon ? (
        <Button disabled variant="secondary" size="large">
          {page.demo.label}
        </Button>
      ) : (
        <ExternalLink href={site[page.demo.at]} className={secondary}>
          {page.demo.label}
        </ExternalLink>
      )}
      {page.isConsulting && (
        <ExternalLink href={site.consultingUrl} className={secondary}>
          Get This Solution
        </ExternalLink>
      )}
    </div>
  )
}
