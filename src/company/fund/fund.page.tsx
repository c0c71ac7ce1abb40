import { FundFlywheel } from '#company/fund/fund-flywheel.tsx'
import { FundScale } from '#company/fund/fund-scale.tsx'
import { founderPaths, fund, investorPaths, fundPaths } from '#content/fund.ts'
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
 * The four funding paths and the flywheel. The sections are the targets of the `/fund/…` redirects (product: company
 * 15, 16, 17).
 */
export default function FundPage() {
  return (
    <>
      <section aria-labelledby="fund-title" className="overflow-clip">
        <div className="page grid items-center gap-14 pt-10 pb-20 lg:grid-cols-12 lg:pt-16 lg:pb-28">
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
      <Section id="startups" ground="sunken" title={fund.founders.title} lead={fund.founders.lead}>
        <FundPathCards paths={founderPaths} />
      </Section>
      <Section id="investors" title={fund.investors.title} lead={fund.investors.lead}>
        <FundPathCards paths={investorPaths} />
      </Section>
      <FundFlywheel />
      <Section id="portfolio" ground="sunken">
        <div className="grid items-baseline gap-4 lg:grid-cols-12">
          <h2 id="portfolio-title" className="lg:col-span-4">
            {fund.portfolio.title}
          </h2>
          <p className="lead lg:col-span-8">{fund.portfolio.lead}</p>
        </div>
      </Section>
      <FundApply />
    </>
  )
}

/** Funding paths with their ranges and applications (product: company 15). */
function FundPathCards({ paths }: { readonly paths: readonly FundPath[] }) {
  return (
    <ul className="grid gap-5 md:grid-cols-2">
      {paths.map(({ name, range, suits, text, action, tone }) => (
        <li
          key={name}
          className={`${cardClass({ look: 'plain' })} ${tone} grid content-between gap-8 p-6 sm:p-8`}
        >
          <div className="grid gap-3">
            <h3 className="text-2xl">{name}</h3>
            <p className="font-display text-4xl text-tone-ink">
              <Unbroken text={range} />
            </p>
            <p className="font-semibold">{suits}</p>
            <p className="text-ink-soft">{text}</p>
          </div>
          <ApplyButton kind="fund_application" subject={name} label={action} />
        </li>
      ))}
    </ul>
  )
}

/** The four applications, target of `/fund/apply` (product: company 17). */
function FundApply() {
  return (
    <Section id="apply" ground="ink" title={fund.apply.title} lead={fund.apply.lead}>
      <ul className="border-t border-line">
        {fundPaths.map(({ name, range }) => (
          <li key={name} className="flex items-center justify-between gap-x-6 border-b border-line py-4">
            <p className="grid gap-x-6 sm:flex sm:items-baseline">
              <span className="font-display text-xl">{name}</span>
              <span className="text-ink-soft">
                <Unbroken text={range} />
              </span>
            </p>
            <ApplyButton
              kind="fund_application"
              subject={name}
              label="Apply"
              detail={name}
              variant="secondary"
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
