import { catalog } from '#catalog/products/catalog.server.ts'
import { consulting, consultingManners, freeStarts, offersIntro } from '#content/solutions/consulting.ts'
import { consultantsNote } from '#content/solutions/consulting-notes.ts'
import { shopMeta } from '#site/page-meta.ts'
import { useSite } from '#site/site.ts'
import { ConsultingCard } from '#solutions/consulting/consulting-card.tsx'
import { OverviewHero } from '#solutions/overview-hero.tsx'
import { ButtonAnchor, buttonClass } from '#ui/forms/button.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { ExternalLink } from '#ui/forms/link.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { Route } from './+types/consulting.page.ts'
import { Link } from 'react-router'
import { formatMoney } from '#lib/money.ts'
import type { FreeStart } from '#solutions/consulting/free-start.ts'
import { Badge } from '#ui/layout/badge.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ArrowRightIcon } from '#ui/icons/icons-interface.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return { offers: await catalog(context).consultingProducts() }
}

export const meta = shopMeta({
  title: consulting.title,
  description: consulting.description,
  path: '/wts/consulting',
})

/** Explains how consulting works and lists the offers (product: solutions 13, 14). */
export default function ConsultingPage({ loaderData: { offers } }: Route.ComponentProps) {
  const site = useSite()
  return (
    <>
      <OverviewHero content={consulting} above="sunken">
        <ButtonAnchor href="#offers" size="large">
          See offers and prices
        </ButtonAnchor>
        <ExternalLink href={site.meetingUrl} className={buttonClass({ variant: 'secondary', size: 'large' })}>
          Schedule a Meeting
        </ExternalLink>
      </OverviewHero>

      <Section id="offers" ground="sunken" className="section-medium" {...offersIntro}>
        {offers.length === 0 ? (
          <EmptyState
            heading="h3"
            title="We can’t show our offers right now"
            action={
              <ExternalLink href={site.consultingUrl} className={buttonClass()}>
                Open the consulting portal
              </ExternalLink>
            }
          >
            <p>They’re still available in the consulting portal. This page will be back shortly.</p>
          </EmptyState>
        ) : (
          <>
            <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
              {offers.map((offer, index) => {
                // If the number of cards is odd, the last card fills its row of two columns.
                const isWide = index % 2 === 0 && index === offers.length - 1
                return (
                  <li key={offer.id} className={isWide ? 'grid md:max-lg:col-span-2' : 'grid'}>
                    <ConsultingCard offer={offer} isWide={isWide} />
                  </li>
                )
              })}
            </ul>
            <p className="mt-6 text-sm text-ink-faint">{consultantsNote}</p>
          </>
        )}
      </Section>

      <Section
        id="free"
        className="section-medium"
        title="Start for free"
        lead="Two ways to find out whether we can help you."
      >
        <ul className="grid gap-6 md:grid-cols-2">
          {freeStarts.map((start) => (
            <li key={start.to} className="grid">
              <FreeStartCard start={start} />
            </li>
          ))}
        </ul>
      </Section>

      <Section id="manners" ground="sunken" className="section-medium" title="What it’s like to work with us">
        <ul className="grid gap-5 md:grid-cols-3 md:gap-8">
          {consultingManners.map(({ name, text }) => (
            <li key={name} className="border-t border-line pt-5">
              <h3>{name}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

/** A free offer that links to its page (product: solutions 14). */
function FreeStartCard({ start: { to, name, text, value, action } }: { start: FreeStart }) {
  return (
    <Card link className="flex flex-col gap-3 p-6 md:p-8">
      <p className="flex flex-wrap items-center gap-3">
        <Badge look="teal">Free</Badge>
        <span className="text-sm text-ink-soft">Valued at {formatMoney(value)}</span>
      </p>
      <h3 className="text-2xl">
        <Link to={to} prefetch="intent" viewTransition className="card-hit">
          {name}
        </Link>
      </h3>
      <p className="text-ink-soft">{text}</p>
      <p className="mt-auto flex items-center gap-2 pt-2 font-semibold" aria-hidden="true">
        {action}
        <ArrowRightIcon className="size-4" />
      </p>
    </Card>
  )
}
