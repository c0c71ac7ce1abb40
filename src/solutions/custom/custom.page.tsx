import { productArtUrl } from '#art/art-url.ts'
import { custom, industries, industriesIntro } from '#content/solutions/custom.ts'
import { shopMeta } from '#site/page-meta.ts'
import { useSite } from '#site/site.ts'
import type { Industry as ExampleIndustry } from '#solutions/custom/industry.ts'
import { OverviewHero } from '#solutions/overview-hero.tsx'
import { ProcessSteps } from '#solutions/process-steps.tsx'
import { Badge } from '#ui/layout/badge.tsx'
import { buttonClass, ButtonLink } from '#ui/forms/button.tsx'
import { ExternalLink } from '#ui/forms/link.tsx'
import { Section } from '#ui/layout/section.tsx'

export const meta = shopMeta({
  title: custom.title,
  description: custom.description,
  path: '/wts/custom',
})

/** Custom solutions with four example industries (product: solutions 2). */
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
      </OverviewHero>

      <Section id="industries" {...industriesIntro}>
        <ul className="grid gap-14 md:gap-20">
          {industries.map((industry, index) => (
            <Industry key={industry.id} industry={industry} isReversed={index % 2 === 1} />
          ))}
        </ul>
      </Section>

      <Section
        id="process"
        ground="sunken"
        eyebrow="The process"
        title="From first call to daily use"
        lead="Each stage ends with something you can use, and you decide whether to continue."
      >
        <ProcessSteps />
      </Section>

      <Section
        id="start"
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

function Industry({ industry, isReversed }: { industry: ExampleIndustry; isReversed: boolean }) {
  const { id, name, question, build, care, parts, category } = industry
  return (
    <li id={id} className="grid items-center gap-6 md:grid-cols-12 md:gap-12">
      <img
        src={productArtUrl({ id: `industry-${id}`, category })}
        alt=""
        width="800"
        height="600"
        loading="lazy"
        decoding="async"
        className={`aspect-4/3 w-full rounded-xl object-cover md:col-span-5 ${isReversed ? 'md:order-last' : ''}`}
      />
      <div className="grid gap-3 md:col-span-7">
        <h3 className="text-2xl">{name}</h3>
        <p className="font-display text-xl text-accent-text">“{question}”</p>
        <p className="max-w-text text-ink-soft">{build}</p>
        <p className="max-w-text">{care}</p>
        <ul className="mt-2 flex flex-wrap gap-2">
          {parts.map((part) => (
            <li key={part}>
              <Badge look="outline">{part}</Badge>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
