import { Link } from 'react-router'
import { ValueSign } from '#company/value-sign.tsx'
import { about } from '#content/about.ts'
import { values } from '#content/values.ts'
import { shopMeta } from '#site/page-meta.ts'
import { ButtonLink } from '#ui/forms/button.tsx'
import { ArrowRightIcon } from '#ui/icons/icons-interface.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Mark } from '#art/mark.tsx'

export const meta = shopMeta({
  title: about.title,
  description: about.description,
  path: '/about',
})

/** The about page: story, values, leadership and 'Start Your Journey Today' (product: company 11). */
export default function AboutPage() {
  return (
    <>
      <AboutStory />
      <Section id="values" ground="sunken" className="section-medium" title={about.valuesTitle}>
        <dl className="grid gap-x-12 gap-y-8 md:grid-cols-2">
          {values.map(({ name, sign, short, text }) => (
            <div key={name} className="grid content-start gap-3 border-t border-line-strong pt-6">
              <dt className="grid gap-3">
                <ValueSign sign={sign} className="h-14" />
                <span className="font-display text-2xl">{name}</span>
              </dt>
              <dd className="grid gap-2 text-ink-soft">
                <p className="text-lg text-ink">{short}</p>
                <p>{text}</p>
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section
        id="leadership"
        className="section-medium"
        title={about.leadership.title}
        lead={about.leadership.lead}
      >
        <ul className="grid gap-10 lg:grid-cols-2 lg:gap-14">
          {about.leadership.leaders.map(({ name, role, about: text, answersFor, tone, gaze }) => (
            <li key={name} className="grid grid-cols-[4.5rem_1fr] items-start gap-4 sm:gap-6">
              <LeaderPortrait tone={tone} gaze={gaze} />
              <div className="grid content-start gap-3">
                <div>
                  <h3 className="text-2xl">{name}</h3>
                  <p className="font-semibold text-accent-text">{role}</p>
                </div>
                <p className="text-ink-soft">{text}</p>
                <p className="text-sm text-ink-faint">Responsible for: {answersFor.join(', ')}.</p>
              </div>
            </li>
          ))}
        </ul>
        <p className="mt-8 text-sm text-ink-faint">{about.leadership.note}</p>
      </Section>
      <Section id="start" ground="ink" className="section-medium">
        <div className="flex flex-wrap items-center justify-between gap-8">
          <div className="grid max-w-text gap-4">
            <h2 id="start-title">{about.start.title}</h2>
            <p className="lead">{about.start.lead}</p>
          </div>
          <ButtonLink to="/auth" prefetch="intent" size="large">
            {about.start.action}
            <ArrowRightIcon />
          </ButtonLink>
        </div>
      </Section>
    </>
  )
}

/** A portrait drawn from arcs that looks left or right. There are no photos, because the people are invented. */
function LeaderPortrait({ tone, gaze }: { readonly tone: string; readonly gaze: number }) {
  return (
    <svg
      viewBox="0 0 320 380"
      className={`block h-auto w-full rounded-lg bg-tone-soft ${tone}`}
      aria-hidden="true"
    >
      <g className="fill-transparent stroke-tone" strokeWidth="5">
        {shoulders.map((r) => (
          <circle key={r} cx="160" cy="400" r={r} />
        ))}
      </g>
      <circle cx="160" cy="158" r="92" className="fill-tone-soft" />
      <g className="fill-transparent stroke-tone" strokeWidth="5">
        {head.map((r) => (
          <circle key={r} cx={160 + ((84 - r) * gaze) / 10} cy={158 + (84 - r) * 0.3} r={r} />
        ))}
      </g>
      <path d={collar} className="fill-accent" />
    </svg>
  )
}

const shoulders = [63, 81, 99, 117, 135, 153, 171]
const head = [12, 24, 36, 48, 60, 72, 84]

/** Where the outermost arcs of head and shoulders overlap. */
const collar = 'M116.3 232.6A173 173 0 0 1 203.7 232.6A86.5 86.5 0 0 1 116.3 232.6Z'

/** The company's story. `/about#story` links here (product: company 11). */
function AboutStory() {
  return (
    <section aria-labelledby="about-title" className="overflow-clip">
      <div className="page grid gap-4 pt-3 pb-12 lg:grid-cols-12 lg:gap-12 lg:pt-12 lg:pb-16">
        <div className="grid content-start gap-4 lg:col-span-7 lg:gap-6 lg:pe-8">
          <h1 id="about-title">{about.heading}</h1>
          <p className="lead">{about.lead}</p>
          <div id="story" className="prose pt-3 text-lg [&>h2]:mt-0 lg:pt-6">
            <h2>{about.storyTitle}</h2>
            {about.story.map((paragraph) => (
              <p key={paragraph}>
                {paragraph.split('**').map((part) => {
                  const to = about.sectorPages[part]
                  return to ? (
                    <Link key={part} to={to} prefetch="intent" className="font-semibold">
                      {part}
                    </Link>
                  ) : (
                    part
                  )
                })}
              </p>
            ))}
          </div>
        </div>
        <div className="max-lg:hidden lg:col-span-5 lg:self-center">
          <Mark className="h-auto w-full" />
        </div>
      </div>
    </section>
  )
}
