import { Link } from 'react-router'
import { productArtUrl } from '#art/art-url.ts'
import { pageMeta } from '#site/page-meta.ts'
import { useSite } from '#site/site.ts'
import { industries } from '#solutions/custom/industries.ts'
import { OverviewHero } from '#solutions/overview-hero.tsx'
import { ProcessSteps } from '#solutions/process-steps.tsx'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button.tsx'
import { ExternalLink } from '#ui/link.tsx'
import { Section } from '#ui/section.tsx'
import type { Route } from './+types/custom.page.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Custom AI Solutions',
    description:
      'AI built around one problem of yours: discovery in 2-3 weeks, a working prototype in 4-6 weeks. With examples from healthcare, industrial IoT, finance and e-commerce.',
    path: '/wts/custom',
  })
}

/** Custom solutions with four example industries (product: solutions 2). */
export default function CustomPage() {
  const site = useSite()
  return (
    <>
      <OverviewHero
        eyebrow="Custom Solutions"
        title="Built around the problem only you have"
        lead="Some work doesn’t fit a package: your data, your rules, your machines. We build for it in stages, you can stop after any of them, and you get something to try early on."
        picture={{ id: 'custom-solutions', category: 'analytics' }}
        above="same-ground"
      >
        <ExternalLink href={site.meetingUrl} className={buttonClass({ size: 'large' })}>
          Schedule a Meeting
        </ExternalLink>
        <Link
          to="/contact"
          prefetch="intent"
          viewTransition
          className={buttonClass({ variant: 'secondary', size: 'large' })}
        >
          Describe your project
        </Link>
      </OverviewHero>

      <Section
        id="industries"
        title="Four industries, four questions"
        lead="Examples of what clients ask for and what we would build. Yours could be the fifth."
      >
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
          <Link
            to="/wts/pre-packaged/catalog"
            prefetch="intent"
            className={buttonClass({ variant: 'secondary', size: 'large' })}
          >
            See ready-made solutions
          </Link>
        </div>
      </Section>
    </>
  )
}

function Industry({ industry, isReversed }: { industry: (typeof industries)[number]; isReversed: boolean }) {
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
