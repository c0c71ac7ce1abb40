import { pageMeta, shareImagePath, siteOrigin } from '#site/page-meta.ts'
import { breadcrumbs, product } from '#site/structured-data.ts'
import { afterBuying, freeAfterBuying } from '#solutions/fixed/after-buying.ts'
import { CheckList } from '#solutions/check-list.tsx'
import { FiguresRow } from '#solutions/fixed/figures-row.tsx'
import { FixedHero } from '#solutions/fixed/fixed-hero.tsx'
import { buyingStep, figuresOf, includedItems, pricing } from '#solutions/fixed/fixed-page.ts'
import { readFixedPage } from '#solutions/fixed/fixed-page.server.ts'
import { PricingBox } from '#solutions/fixed/pricing-box.tsx'
import { waitlistOf } from '#solutions/fixed/waitlist-of.ts'
import { WaitlistSection } from '#solutions/fixed/waitlist-section.tsx'
import { Container } from '#ui/container.tsx'
import { Section } from '#ui/section.tsx'
import type { Route } from './+types/fixed.page.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/\.data$/, '').replace(/\/+$/, '')
  const found = await readFixedPage(context, path)
  if (!found) throw new Response('Not found', { status: 404 })
  return found
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page, path, sale } = loaderData
  const origin = siteOrigin(matches)
  return pageMeta(matches, {
    title: `${page.title}: ${page.badge}`,
    description: page.lede,
    path,
    type: 'product',
    structuredData: [
      product(origin, {
        name: page.title,
        description: page.lede,
        path,
        image: shareImagePath(path),
        price: pricing(page, sale).current,
        available: sale.comingSoon ? 'soon' : 'now',
        brand: 'Wadah',
        rating: sale.rating,
        reviewCount: sale.reviewCount,
      }),
      breadcrumbs(origin, [
        { name: page.back.name, path: page.back.to },
        { name: page.title, path },
      ]),
    ],
  })
}

/** All eleven fixed pages, on one layout (product: solutions 15). */
export default function FixedProductPage({ loaderData }: Route.ComponentProps) {
  const { page, path, sale } = loaderData
  const step = buyingStep(sale)
  const list = waitlistOf(sale.id)
  const steps = pricing(page, sale).current === 0 ? freeAfterBuying : afterBuying
  return (
    <div className={`tone-${sale.tone}`}>
      <FixedHero page={page} sale={sale} />
      <Container>
        <FiguresRow figures={figuresOf(page, sale)} />
      </Container>

      <Section id="parts" title={page.parts.heading}>
        <ul className="grid gap-x-12 gap-y-8 md:grid-cols-2">
          {page.parts.items.map(({ name, text }) => (
            <li key={name} className="border-t border-line pt-5">
              <h3>{name}</h3>
              <p className="mt-2 max-w-text text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </Section>

      <Section ground="sunken">
        <div className="grid items-start gap-10 md:grid-cols-12 md:gap-12">
          <div className="grid gap-10 md:col-span-7">
            <div>
              <h2 className="text-2xl">{step === 'soon' ? 'What will be included' : "What's included"}</h2>
              <CheckList items={includedItems(page, sale)} className="mt-5" />
            </div>
            <div>
              <h2 className="text-2xl">Who it suits</h2>
              <ul className="mt-5 grid gap-2.5 text-ink-soft">
                {page.suits.map((suit) => (
                  <li key={suit} className="border-s-2 border-accent ps-4">
                    {suit}
                  </li>
                ))}
              </ul>
            </div>
          </div>
          <div className="md:sticky md:top-24 md:col-span-5">
            <PricingBox page={page} sale={sale} />
          </div>
        </div>
      </Section>

      {step === 'cart' && (
        <Section id="after" title="What happens after you add it">
          <ol className="grid gap-8 sm:grid-cols-2 sm:gap-6 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
            {steps.map(({ name, text }, index) => (
              <li key={name} className="border-t-2 border-accent pt-5">
                <p className="text-sm font-semibold text-accent-text tabular-nums">Step {index + 1}</p>
                <h3 className="mt-2">{name}</h3>
                <p className="mt-2 text-sm text-ink-soft">{text}</p>
              </li>
            ))}
          </ol>
        </Section>
      )}

      {step === 'soon' && list !== null && <WaitlistSection list={list} name={page.title} page={path} />}
    </div>
  )
}
