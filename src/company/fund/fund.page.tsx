import { FundFlywheel } from '#company/fund/fund-flywheel.tsx'
import { FundScale } from '#company/fund/fund-scale.tsx'
import { founderPaths, fund, investorPaths } from '#content/fund.ts'
import { shopMeta } from '#site/page-meta.ts'
import { ButtonAnchor } from '#ui/forms/button.tsx'
import { Section } from '#ui/layout/section.tsx'
import { ApplyButton } from '#company/apply-button.tsx'
import type { FundPath } from '#company/fund/fund-content.ts'
import { cardClass } from '#ui/layout/card.tsx'
import { Unbroken } from '#ui/layout/unbroken.tsx'

export const meta = shopMeta({
  title: fund.title,
  description: fund.description,
  path: '/wadah-fund',
})

/**
 * The funding paths and the flywheel. The `/fund/…` addresses redirect to these sections (product: company 15, 16,
 * 17).
 */
export default function FundPage() {
  return (
    <>
      <section aria-labelledby="fund-title" className="overflow-clip">
        <div className="page grid items-center gap-10 pt-8 pb-10 lg:grid-cols-12 lg:pt-14 lg:pb-16">
          <div className="grid gap-7 lg:col-span-6">
            <h1 id="fund-title">{fund.heading}</h1>
            <p className="lead">{fund.lead}</p>
            <div className="flex flex-wrap gap-3">
              <ButtonAnchor href="#startups" size="large">
                {fund.founders.action}
              </ButtonAnchor>
              <ButtonAnchor href="#investors" variant="secondary" size="large">
                {fund.investors.action}
              </ButtonAnchor>
            </div>
          </div>
          <div className="lg:col-span-6 lg:ps-10">
            <FundScale />
          </div>
        </div>
      </section>
      <Section
        id="apply"
        ground="sunken"
        className="section-medium"
        title={fund.apply.title}
        lead={fund.apply.lead}
      >
        <div className="grid gap-8">
          <FundPathCards id="startups" title={fund.founders.title} paths={founderPaths} />
          <FundPathCards id="investors" title={fund.investors.title} paths={investorPaths} />
        </div>
      </Section>
      <FundFlywheel />
    </>
  )
}

interface FundPathCardsProps {
  id: string
  title: string
  paths: readonly FundPath[]
}

/** Funding paths with their ranges and applications (product: company 15). */
function FundPathCards({ id, title, paths }: FundPathCardsProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-28">
      <h3 id={`${id}-title`} className="text-xl">
        {title}
      </h3>
      <ul className="mt-4 grid gap-4 md:grid-cols-2 md:gap-5">
        {paths.map(({ name, range, suits, text, asks, action, tone }) => (
          <li key={name} className={`${cardClass()} ${tone} grid content-between gap-5 p-6 sm:p-7`}>
            <div className="grid gap-2">
              <h4 className="text-xl">{name}</h4>
              <p className="font-display text-3xl text-tone-ink">
                <Unbroken text={range} />
              </p>
              <p className="font-semibold">{suits}</p>
              <p className="text-ink-soft">{text}</p>
              <p className="text-sm">{asks}</p>
            </div>
            <ApplyButton kind="fund_application" subject={name} label={action} />
          </li>
        ))}
      </ul>
    </section>
  )
}
