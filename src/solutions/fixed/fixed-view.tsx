import { RecentlySeen } from '#marketplace/saved/recently-seen.tsx'
import { SampleScreens } from '#catalog/details/sample-screens.tsx'
import { BuyBar, SkipToBuying } from '#catalog/products/buy-bar.tsx'
import { BuyButton } from '#solutions/fixed/buy-button.tsx'
import { CheckList } from '#solutions/check-list.tsx'
import { Alternative, RelatedItems, WhoItSuits } from '#solutions/fixed/fixed-sections.tsx'
import { FixedDetails } from '#solutions/fixed/fixed-details.tsx'
import { FixedHero } from '#solutions/fixed/fixed-hero.tsx'
import { buyingStep, hasBuyBar, includedItems, pricing } from '#solutions/fixed/content/fixed-page.ts'
import type { FoundFixedPage } from '#solutions/fixed/fixed-page.server.ts'
import { PricingBox } from '#solutions/fixed/pricing-box.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Section } from '#ui/layout/section.tsx'

/** The layout of the eleven fixed pages and of generated solution pages (product: solutions 15, dashboard 31). */
export function FixedView(props: FoundFixedPage) {
  const { page, path, sale, reviews, related, comparison, seller } = props
  const step = buyingStep(sale)
  const hasBar = hasBuyBar(sale)
  const { current } = pricing(page, sale)
  return (
    <div className={`tone-${sale.tone}`}>
      {hasBar && <SkipToBuying />}
      <FixedHero {...{ page, path, sale, seller }} />
      <SampleScreens screens={sale.screens} />
      <Section ground="sunken" className="section-dense">
        <div className="grid items-start gap-6 md:grid-cols-12 md:gap-12">
          <div className="grid gap-6 md:col-span-7 md:gap-8">
            <div>
              <h2 className="text-2xl">{step === 'soon' ? 'What will be included' : 'What’s included'}</h2>
              <CheckList items={includedItems(page, sale)} className="mt-4 max-sm:gap-1" />
            </div>
            {page.suits.length > 0 && <WhoItSuits suits={page.suits} />}
            {page.alternative && <Alternative alternative={page.alternative} />}
          </div>
          <div className="md:sticky md:top-24 md:col-span-5">
            <PricingBox {...{ page, sale, seller }} />
          </div>
        </div>
      </Section>
      {/* In a wide window, the bar appears below the section with the price. */}
      <div className="max-lg:contents">
        <div className={hasBar ? 'pb-6' : 'pb-20'}>
          <FixedDetails {...{ page, sale, path, reviews }} />
          <RelatedItems
            title={sale.type === 'marketplace' ? 'Related products' : 'Related solutions'}
            items={related}
            comparison={comparison}
          />
          {sale.type === 'marketplace' && (
            <Container>
              <RecentlySeen current={sale.id} />
            </Container>
          )}
        </div>
        {hasBar && (
          <BuyBar name={page.title} price={current} interval={sale.interval}>
            <BuyButton page={page} sale={sale} />
          </BuyBar>
        )}
      </div>
    </div>
  )
}
