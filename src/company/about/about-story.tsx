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
          <h1 id="about-title">Take one ring away, and the other two come apart</h1>
          <p className="lead">
            Look closely at our mark: no ring is linked to another, and yet none can leave. That is the whole
            idea of this company.
          </p>
          <div id="story" className="prose pt-6 text-lg">
            <h2>Our story</h2>
            <p>
              A good idea usually dies of something simple. The founder with customers has nobody to build it.
              The engineer who could build it knows nobody who needs it. Both run out of money in the same
              month, a few streets apart.
            </p>
            <p>
              Wadah was started to put the three missing things in one place.{' '}
              <strong>Wadah Tech Solutions</strong> builds: packaged AI solutions, custom development, the
              sales assistant Jake and consulting. <strong>Wadah Network</strong> connects: growth silos in
              which people with one subject meet. <strong>Wadah Fund</strong> pays: startup funding,
              micro-grants, community investment and AI financial advisory.
            </p>
            <p>
              We work from Dallas and Atlanta. Some customers come for a finished product and leave with
              nothing else, and that is fine. Others begin with a question, meet a partner in a silo and come
              back with a company. The door is the same.
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
