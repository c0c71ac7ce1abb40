import { Link } from 'react-router'
import { comingSoonCards, featuredIntro, inclusions, prePackaged } from '#content/solutions/pre-packaged.ts'
import { shopMeta } from '#site/page-meta.ts'
import { useSite } from '#site/site.ts'
import { FeaturedSolution } from '#solutions/pre-packaged/featured-solution.tsx'
import { readFeatured } from '#solutions/pre-packaged/featured.server.ts'
import { OverviewHero } from '#solutions/overview-hero.tsx'
import { ProcessSteps } from '#solutions/process-steps.tsx'
import { buttonClass, ButtonLink } from '#ui/forms/button.tsx'
import { ExternalLink } from '#ui/forms/link.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { Route } from './+types/pre-packaged.page.ts'
import { CardPicture } from '#solutions/pictures.tsx'
import type { ComingSoonItem } from '#solutions/pre-packaged/featured.ts'
import { Badge } from '#ui/layout/badge.tsx'
import { Card } from '#ui/layout/card.tsx'
import { RingMotif } from '#ui/layout/ring-motif.tsx'
import { ArrowRightIcon } from '#ui/icons/icons-interface.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return { featured: await readFeatured(context) }
}

export const meta = shopMeta({
  title: prePackaged.title,
  description: prePackaged.description,
  path: '/wts/pre-packaged',
})

/** The landing page of pre-packaged solutions (product: solutions 4, 5, 6, 7). */
export default function PrePackagedPage({ loaderData: { featured } }: Route.ComponentProps) {
  const site = useSite()
  return (
    <>
      <OverviewHero content={prePackaged} above="sunken">
        <ButtonLink to="/wts/pre-packaged/catalog" prefetch="intent" viewTransition size="large">
          Browse the catalog
        </ButtonLink>
        <ExternalLink href={site.meetingUrl} className={buttonClass({ variant: 'secondary', size: 'large' })}>
          Schedule Demo
        </ExternalLink>
      </OverviewHero>

      <Section id="featured" ground="sunken" className="section-medium" title={featuredIntro.title}>
        <ul className="grid gap-6 md:grid-cols-2">
          {featured.map((each) => (
            <li key={each.name} className="grid">
              <FeaturedSolution solution={each} />
            </li>
          ))}
        </ul>
        <h3 className="mt-8 text-2xl">{featuredIntro.included}</h3>
        <dl className="mt-5 grid gap-px overflow-hidden rounded-lg border border-line bg-line min-[22rem]:grid-cols-2 lg:grid-cols-4">
          {inclusions.map(({ figure, name, text }) => (
            <div key={name} className="bg-surface p-4 sm:p-6">
              <dt className="flex flex-col">
                <span className="font-display text-2xl">{figure}</span>
                <span className="font-semibold">{name}</span>
              </dt>
              <dd className="mt-2 text-sm text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>

      <Section id="coming-soon" title="Coming Soon" className="section-medium">
        <ul className="grid gap-6 md:grid-cols-3">
          {comingSoonCards.map((card) => (
            <li key={card.name} className="grid">
              <ComingSoonCard card={card} />
            </li>
          ))}
        </ul>
      </Section>

      <Section
        id="process"
        ground="sunken"
        className="section-medium"
        title="When a package isn’t enough"
        lead="The same team builds custom solutions, in four stages."
      >
        <ProcessSteps isShort />
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/wts/custom" prefetch="intent" viewTransition variant="secondary">
            See custom solutions
          </ButtonLink>
        </div>
      </Section>
    </>
  )
}

/** The card of a solution that is coming soon (product: solutions 7). */
function ComingSoonCard({ card: { name, text, to, action, picture } }: { card: ComingSoonItem }) {
  return (
    <Card link look={picture ? 'plain' : 'sunken'} className="flex flex-col overflow-hidden">
      {picture && <CardPicture subject={picture} to={to} className="max-md:aspect-5/2" />}
      <div className={`flex grow flex-col gap-3 p-6 ${picture ? '' : 'justify-center'}`}>
        {picture ? <Badge look="accent">Coming Soon</Badge> : <RingMotif className="size-16" />}
        <h3>
          <Link to={to} prefetch="intent" viewTransition className="card-hit">
            {name}
          </Link>
        </h3>
        <p className="text-sm text-ink-soft">{text}</p>
        <p
          className={`flex items-center gap-2 pt-2 text-sm font-semibold ${picture ? 'mt-auto' : ''}`}
          aria-hidden="true"
        >
          {action}
          <ArrowRightIcon className="size-4" />
        </p>
      </div>
    </Card>
  )
}
