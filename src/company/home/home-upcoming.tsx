import { Suspense } from 'react'
import { Await } from 'react-router'
import { productPath } from '#catalog/products/card-product.ts'
import type { HomeContent } from '#company/home/home-content.ts'
import { WaitlistForm } from '#enquiries/forms/waitlist-form.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import { Intro, Section } from '#ui/layout/section.tsx'

interface HomeUpcomingProps {
  content: NonNullable<HomeContent['upcoming']>
  /** The price of the product, such as '$20.00 monthly'; `null` if it could not be read. */
  price: Promise<string | null> | string | null
}

/** Section 3 of the home page: the upcoming product and its waitlist (product: company 9). */
export function HomeUpcoming({ content, price }: HomeUpcomingProps) {
  const { id, eyebrow, title, lead, text, product, action, waitlist, note, accuracy, facts } = content
  return (
    <Section id={id}>
      <div className="grid items-center gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="grid gap-8 lg:col-span-6">
          <Intro eyebrow={eyebrow} title={title} titleId={`${id}-title`} lead={lead} />
          <div className="grid justify-items-start gap-4">
            <p>{text}</p>
            <ButtonLink to={productPath(product)} prefetch="intent" size="large">
              {action}
              <Suspense>
                <Await resolve={price}>
                  {(shown) => shown && <span className="font-normal">{shown}</span>}
                </Await>
              </Suspense>
            </ButtonLink>
          </div>
          <div className="grid gap-3">
            <h3 className="text-base">{waitlist.title}</h3>
            <WaitlistForm list={waitlist.id} page="/" label={waitlist.label} />
            <p className="text-sm text-ink-faint">{note}</p>
          </div>
        </div>
        <dl className="grid grid-cols-2 items-center gap-x-6 gap-y-8 lg:col-span-5 lg:col-start-8">
          <div className="relative col-span-2 mx-auto grid aspect-square w-full max-w-48 sm:max-w-sm place-content-center text-center">
            <AccuracyRing share={accuracy.share} />
            <dt className="order-2 text-sm text-ink-soft">{accuracy.label}</dt>
            <dd className="font-display text-5xl">{accuracy.figure}</dd>
          </div>
          {facts.map(({ figure, label }) => (
            <Fact key={label} value={figure} name={label} />
          ))}
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

function AccuracyRing({ share }: { readonly share: number }) {
  return (
    <svg viewBox="0 0 200 200" className="absolute inset-0 size-full fill-transparent" aria-hidden="true">
      <circle cx="100" cy="100" r="90" className="stroke-line" strokeWidth="1" />
      <circle cx="100" cy="100" r="66" className="stroke-line" strokeWidth="1" />
      <circle
        cx="100"
        cy="100"
        r="78"
        pathLength="100"
        strokeDasharray={`${share * 100} 100`}
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
