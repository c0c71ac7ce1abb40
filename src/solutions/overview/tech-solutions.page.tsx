import { canBeBought } from '#catalog/solutions/solutions.ts'
import { solutionCatalog } from '#catalog/solutions/solutions.server.ts'
import { offerings, offeringsIntro, overview } from '#content/solutions/overview.ts'
import { shopMeta } from '#site/page-meta.ts'
import { useSite } from '#site/site.ts'
import { OfferingCard } from '#solutions/overview/offering-card.tsx'
import { OverviewHero } from '#solutions/overview-hero.tsx'
import { buttonClass, ButtonLink } from '#ui/forms/button.tsx'
import { ExternalLink } from '#ui/forms/link.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { Route } from './+types/tech-solutions.page.ts'

/** Reads the lowest price of a package. If there is none, the page names no amount. */
export async function loader({ context }: Route.LoaderArgs) {
  const packages = (await solutionCatalog(context).list()).filter(canBeBought)
  return { lowestPrice: packages.length > 0 ? Math.min(...packages.map(({ price }) => price)) : null }
}

export const meta = shopMeta({
  title: overview.title,
  description: overview.description,
  path: '/wts',
})

/** The overview of the tech solutions (product: solutions 1). */
export default function TechSolutionsPage({ loaderData: { lowestPrice } }: Route.ComponentProps) {
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

      <Section id="which" className="section-medium" {...offeringsIntro}>
        <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-4 lg:gap-y-5">
          {offerings.map((offering) => (
            <li key={offering.name} className="grid lg:row-span-6 lg:grid-rows-subgrid">
              <OfferingCard offering={offering} lowestPrice={lowestPrice} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
