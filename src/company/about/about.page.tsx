import { Link } from 'react-router'
import { AboutStory } from '#company/about/about-story.tsx'
import { LeaderPortrait } from '#company/about/leader-portrait.tsx'
import { leaders } from '#company/about/leaders.ts'
import { ValueSign } from '#company/value-sign.tsx'
import { values } from '#company/values.ts'
import { valueDetails } from '#company/value-details.ts'
import { pageMeta } from '#site/page-meta.ts'
import { buttonClass } from '#ui/button.tsx'
import { ArrowRightIcon } from '#ui/icons-interface.tsx'
import { Section } from '#ui/section.tsx'
import type { Route } from './+types/about.page.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'About',
    description:
      'Why Wadah joins technology, a network and a fund in one company, its four values, and who leads it.',
    path: '/about',
  })
}

/** Story, values, leadership and 'Start Your Journey Today' (product: company 11). */
export default function AboutPage() {
  return (
    <>
      <AboutStory />
      <Section id="values" ground="sunken" title="Our four values">
        <dl className="grid gap-x-12 gap-y-12 md:grid-cols-2">
          {values.map(({ name, short }) => (
            <div key={name} className="grid content-start gap-3 border-t border-line-strong pt-6">
              <dt className="grid gap-5">
                <ValueSign name={name} className="h-20" />
                <span className="font-display text-2xl">{name}</span>
              </dt>
              <dd className="grid gap-2 text-ink-soft">
                <p className="text-lg text-ink">{short}</p>
                <p>{valueDetails[name]}</p>
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section
        id="leadership"
        title="Leadership"
        lead="The two profiles are invented for this site. Names and portraits are placeholders."
      >
        <ul className="grid gap-14 lg:grid-cols-2">
          {leaders.map(({ name, role, about, answersFor, tone, gaze }) => (
            <li key={name} className="grid content-start gap-6 sm:grid-cols-3 sm:gap-8">
              <div className="w-44 sm:w-auto">
                <LeaderPortrait tone={tone} gaze={gaze} />
              </div>
              <div className="grid content-start gap-3 sm:col-span-2">
                <div>
                  <h3 className="text-2xl">{name}</h3>
                  <p className="font-semibold text-accent-text">{role}</p>
                </div>
                <p className="text-ink-soft">{about}</p>
                <p className="text-sm text-ink-faint">Responsible for: {answersFor.join(', ')}.</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="start" ground="ink">
        <div className="flex flex-wrap items-center justify-between gap-8">
          <div className="grid max-w-text gap-4">
            <h2 id="start-title">Create your account</h2>
            <p className="lead">Fill a cart, check out and keep your details in one place.</p>
          </div>
          <Link to="/auth" prefetch="intent" className={buttonClass({ size: 'large' })}>
            Start Your Journey Today
            <ArrowRightIcon />
          </Link>
        </div>
      </Section>
    </>
  )
}
