import { offeringComparison, offerings, overview } from '#content/solutions/overview.ts'
import { shopMeta } from '#site/page-meta.ts'
import { useSite } from '#site/site.ts'
import { OfferingCard } from '#solutions/overview/offering-card.tsx'
import { OverviewHero } from '#solutions/overview-hero.tsx'
import { buttonClass, ButtonLink } from '#ui/forms/button.tsx'
import { ExternalLink } from '#ui/forms/link.tsx'
import { Section } from '#ui/layout/section.tsx'

export const meta = shopMeta({
  title: overview.title,
  description: overview.description,
  path: '/wts',
})

/** The tech solutions overview (product: solutions 1). */
export default function TechSolutionsPage() {
  const site = useSite()
  return (
    <>
      <OverviewHero content={overview} above="same-ground">
        <ButtonLink to="/marketplace" prefetch="intent" viewTransition size="large">
          Explore the Solutions Marketplace
        </ButtonLink>
        <ExternalLink href={site.meetingUrl} className={buttonClass({ variant: 'secondary', size: 'large' })}>
          Schedule a Meeting
        </ExternalLink>
      </OverviewHero>

      <Section id="offerings" title="What we offer">
        <ul className="grid gap-6 md:grid-cols-2">
          {offerings.map((offering) => (
            <li key={offering.name} className="grid">
              <OfferingCard offering={offering} />
            </li>
          ))}
        </ul>
      </Section>

      <Section
        id="which"
        ground="sunken"
        title="Which one is right for you?"
        lead="If two of them fit, start with the smaller one. Everything you learn carries over."
      >
        <dl className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
          {offeringComparison.map(({ offering, chooseIt, begins, priced }) => (
            <div
              key={offering}
              className="grid content-start gap-4 bg-surface p-6 sm:row-span-4 sm:grid-rows-subgrid sm:gap-y-4"
            >
              <dt className="font-display text-xl">{offering}</dt>
              <Answer question="Choose it when" answer={chooseIt} />
              <Answer question="It starts with" answer={begins} />
              <Answer question="You pay" answer={priced} />
            </div>
          ))}
        </dl>
      </Section>
    </>
  )
}

function Answer({ question, answer }: { question: string; answer: string }) {
  return (
    <dd>
      <span className="block text-sm text-ink-faint">{question}</span>
      <span className="block">{answer}</span>
    </dd>
  )
}
