import { Mark } from '#art/mark.tsx'

/** The story. `/about#story` leads here (product: company 11). */
export function AboutStory() {
  return (
    <section aria-labelledby="about-title" className="overflow-clip">
      <div className="page grid gap-12 pt-10 pb-20 lg:grid-cols-12 lg:pt-16 lg:pb-28">
        <div className="lg:order-2 lg:col-span-5">
          <Mark className="size-32 lg:sticky lg:top-32 lg:h-auto lg:w-full" />
        </div>
        <div className="grid content-start gap-6 lg:order-1 lg:col-span-7 lg:pe-8">
          <h1 id="about-title">Technology, people and capital under one roof</h1>
          <p className="lead">
            Most companies offer one of the three. We build the technology, bring people together and fund
            what they start.
          </p>
          <div id="story" className="prose pt-6 text-lg">
            <h2>Our story</h2>
            <p>
              Good ideas often fail for simple reasons. The founder with customers has nobody to build the
              product. The engineer who could build it does not know anyone who needs it. Both run out of
              money.
            </p>
            <p>
              We started Wadah to put all three in one place. <strong>Wadah Tech Solutions</strong> builds
              packaged AI solutions, custom software and the sales assistant Jake, and offers consulting.{' '}
              <strong>Wadah Network</strong> brings people with a shared interest together in growth silos.{' '}
              <strong>Wadah Fund</strong> offers startup funding, micro-grants, community investment and AI
              financial advisory.
            </p>
            <p>
              We work from Dallas and Atlanta. Some customers buy a finished product and need nothing else.
              Others start with a question, meet a partner in a silo and come back with a company. Both are
              welcome.
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
