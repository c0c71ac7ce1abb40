import { custom, customPricing, industries, industriesIntro } from '#content/solutions/custom.ts'
import { shopMeta } from '#site/page-meta.ts'
import { useSite } from '#site/site.ts'
import type { Industry as ExampleIndustry } from '#solutions/custom/industry.ts'
import { CustomCosts } from '#solutions/custom/custom-costs.tsx'
import { OverviewHero } from '#solutions/overview-hero.tsx'
import { ProcessSteps } from '#solutions/process-steps.tsx'
import { buttonClass, ButtonLink } from '#ui/forms/button.tsx'
import { ExternalLink } from '#ui/forms/link.tsx'
import { Section } from '#ui/layout/section.tsx'

export const meta = shopMeta({
  title: custom.title,
  description: custom.description,
  path: '/wts/custom',
})

/** The page about custom solutions, with four example industries (product: solutions 2, 32). */
export default function CustomPage() {
  const site = useSite()
  return (
    <>
      <OverviewHero content={custom} above="same-ground">
        <ExternalLink href={site.meetingUrl} className={buttonClass({ size: 'large' })}>
          Schedule a Meeting
        </ExternalLink>
        <ButtonLink to="/contact" prefetch="intent" viewTransition variant="secondary" size="large">
          Describe your project
        </ButtonLink>
        <p className="w-full text-sm text-ink-soft">
          An example project:{' '}
          <a href="#costs" className="link inline-flex min-h-11 items-center">
            {customPricing.example.total}
          </a>
        </p>
      </OverviewHero>

      <Section id="industries" className="section-medium" {...industriesIntro}>
        <ul className="grid gap-4 md:grid-cols-2 md:gap-5">
          {industries.map((industry) => (
            <Industry key={industry.id} industry={industry} />
          ))}
        </ul>
      </Section>

      <Section
        id="process"
        ground="sunken"
        className="section-medium"
        title="From first call to daily use"
        lead="Each stage ends with something you can use, and you decide whether to continue."
      >
        <ProcessSteps />
      </Section>

      <CustomCosts />

      <Section
        id="start"
        ground="ink"
        className="section-medium"
        title="Tell us what you need"
        lead="The first conversation is free, with no commitment. Bring your questions, and we’ll bring ours."
      >
        <div className="flex flex-wrap gap-3">
          <ExternalLink href={site.meetingUrl} className={buttonClass({ size: 'large' })}>
            Schedule a Meeting
          </ExternalLink>
          <ButtonLink to="/wts/pre-packaged/catalog" prefetch="intent" variant="secondary" size="large">
            See ready-made solutions
          </ButtonLink>
        </div>
      </Section>
    </>
  )
}

function Industry({ industry }: { industry: ExampleIndustry }) {
  const { id, name, question, build, care } = industry
  return (
    <li id={id} className="card card-plain grid content-start gap-2 p-5 md:gap-3 md:p-7">
      <h3 className="text-sm font-text font-semibold tracking-normal text-accent-text">{name}</h3>
      <p className="font-display text-xl">“{question}”</p>
      <p className="text-ink-soft max-md:text-sm">{build}</p>
      <p className="text-sm">{care}</p>
    </li>
  )
}
