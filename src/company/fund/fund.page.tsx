import { FundApply } from '#company/fund/fund-apply.tsx'
import { FundFlywheel } from '#company/fund/fund-flywheel.tsx'
import { FundPathCards } from '#company/fund/fund-path-cards.tsx'
import { founderPaths, investorPaths } from '#company/fund/fund-paths.ts'
import { FundScale } from '#company/fund/fund-scale.tsx'
import { pageMeta } from '#site/page-meta.ts'
import { LinkButton } from '#ui/button.tsx'
import { Section } from '#ui/section.tsx'
import type { Route } from './+types/fund.page.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Wadah Fund',
    description:
      'Four funding paths: startup funding of $10K-$500K, micro-grants of $1K-$25K, community investment from $100, and AI financial advisory.',
    path: '/wadah-fund',
  })
}

/**
 * The four funding paths and the flywheel. The sections are the targets of the `/fund/…` redirects (product: company
 * 15, 16, 17).
 */
export default function FundPage() {
  return (
    <>
      <section aria-labelledby="fund-title" className="overflow-clip">
        <div className="page grid items-center gap-14 pt-10 pb-20 lg:grid-cols-12 lg:pt-16 lg:pb-28">
          <div className="grid gap-7 lg:col-span-6">
            <h1 id="fund-title">Capital, with the tools and the people to use it</h1>
            <p className="lead">Wadah Fund has four paths. Invest from $100, or raise up to $500K.</p>
            <div className="flex flex-wrap gap-3">
              <LinkButton href="#startups" size="large">
                I need funding
              </LinkButton>
              <LinkButton href="#investors" variant="secondary" size="large">
                I want to invest
              </LinkButton>
            </div>
          </div>
          <div className="lg:col-span-6 lg:ps-10">
            <FundScale />
          </div>
        </div>
      </section>
      <Section
        id="startups"
        ground="sunken"
        title="For founders and projects"
        lead="Two paths, depending on how far along you are."
      >
        <FundPathCards paths={founderPaths} />
      </Section>
      <Section
        id="investors"
        title="For investors, and for financial advice"
        lead="Invest an amount that suits you, or get advice first."
      >
        <FundPathCards paths={investorPaths} />
      </Section>
      <FundFlywheel />
      <Section id="portfolio" ground="sunken">
        <div className="grid items-baseline gap-4 lg:grid-cols-12">
          <h2 id="portfolio-title" className="lg:col-span-4">
            Portfolio
          </h2>
          <p className="lead lg:col-span-8">
            No funded projects are listed yet. Once the first one agrees to be named, you can read about it
            here.
          </p>
        </div>
      </Section>
      <FundApply />
    </>
  )
}
