import { Link } from 'react-router'
import { figures } from '#company/figures.ts'
import { WaitlistForm } from '#enquiries/waitlist-form.tsx'
import { Intro, Section } from '#ui/section.tsx'

const { betaSignups, accuracy, accuracyShare, launch, launchWindow } = figures.edge

/** Section 3 of the home page: the sports-analysis teaser and its beta waitlist (product: company 9). */
export function HomeEdge() {
  return (
    <Section id="wadah-edge">
      <div className="grid items-center gap-12 lg:grid-cols-12">
        <div className="grid gap-8 lg:col-span-6">
          <Intro
            eyebrow="Upcoming"
            title="Wadah Edge: AI analysis of player props"
            titleId="wadah-edge-title"
            lead={`An AI platform that helps you analyze player props in sports betting. Launch window: ${launchWindow}.`}
          />
          <p>
            Can't wait? The beta is open now as a monthly subscription.{' '}
            <Link to="/marketplace/sports-betting-analysis" prefetch="intent" className="link">
              Get early access to Wadah Edge
            </Link>
          </p>
          <div className="grid gap-3">
            <h3>Get notified at launch</h3>
            <WaitlistForm list="wadah-edge-beta" page="/" label="Join the beta waitlist" />
            <p className="text-sm text-ink-faint">
              Analysis only. We do not promise results. For adults, where betting is legal.
            </p>
          </div>
        </div>
        <dl className="grid grid-cols-2 items-center gap-x-6 gap-y-8 lg:col-span-5 lg:col-start-8">
          <div className="relative col-span-2 mx-auto grid aspect-square w-full max-w-sm place-content-center text-center">
            <AccuracyRing />
            <dt className="order-2 text-sm text-ink-soft">AI accuracy</dt>
            <dd className="font-display text-5xl">{accuracy}</dd>
          </div>
          <Fact value={betaSignups} name="beta signups" />
          <Fact value={launch} name="launch window" />
        </dl>
      </div>
    </Section>
  )
}

function Fact({ value, name }: { readonly value: string; readonly name: string }) {
  return (
    <div className="grid border-t border-line-strong pt-3">
      <dt className="order-2 text-sm text-ink-soft">{name}</dt>
      <dd className="font-display text-2xl sm:text-3xl">{value}</dd>
    </div>
  )
}

/** The stated accuracy as part of a full ring. */
function AccuracyRing() {
  return (
    <svg viewBox="0 0 200 200" className="absolute inset-0 size-full fill-transparent" aria-hidden="true">
      <circle cx="100" cy="100" r="90" className="stroke-line" strokeWidth="1" />
      <circle cx="100" cy="100" r="66" className="stroke-line" strokeWidth="1" />
      <circle
        cx="100"
        cy="100"
        r="78"
        pathLength="100"
        strokeDasharray={`${accuracyShare * 100} 100`}
        transform="rotate(-90 100 100)"
        className="stroke-accent"
        strokeWidth="17"
      />
      <circle
        cx="100"
        cy="100"
        r="95"
        pathLength="720"
        strokeDasharray="1 6.2"
        className="stroke-line-strong"
        strokeWidth="4"
      />
    </svg>
  )
}
