import { Link } from 'react-router'
import { verifiedPath } from '#marketplace/sellers/seller-words.ts'
import { Section } from '#ui/layout/section.tsx'

export function SellingSteps() {
  return (
    <Section id="how" className="section-dense" title="How it works">
      <ol className="grid gap-8 md:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ name, text }, index) => (
          <li key={name} className="border-t border-line-strong pt-5">
            <span aria-hidden="true" className="font-display text-3xl text-accent-text">
              {index + 1}
            </span>
            <h3 className="mt-2">{name}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/**
 * The tasks of the shop and of the seller. The text contains no fees and promises no payouts (product:
 * enquiries 12).
 */
export function SellingFacts() {
  return (
    <aside aria-labelledby="good-to-know" className="grid content-start gap-5">
      <h3 id="good-to-know" className="text-xl">
        Good to know
      </h3>
      <dl className="grid gap-5">
        {facts.map(({ name, text }) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="mt-1 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap gap-x-6">
        <Link to="/marketplace/sellers" className="link inline-flex min-h-11 items-center">
          See who sells here
        </Link>
        <Link to={verifiedPath} className="link inline-flex min-h-11 items-center">
          What ‘verified’ means
        </Link>
      </p>
    </aside>
  )
}

const steps = [
  {
    name: 'You apply',
    text: 'Tell us who you are and what you sell. We reply by email, usually within a few business days.',
  },
  {
    name: 'We check',
    text: 'We confirm who’s behind your business. Your page shows what we checked. Until then it says ‘Not yet verified’.',
  },
  {
    name: 'We review each product',
    text: 'Before a product goes live, we read it the way a buyer would: description, price, needs and cancellation terms.',
  },
  {
    name: 'Customers order',
    text: 'Customers check out here, then sign and pay in the signing portal. Nothing is charged before they sign.',
  },
] as const

const facts = [
  {
    name: 'Fees and payouts',
    text: 'Your seller agreement settles our commission, when and how you’re paid, and who covers a refund. Each month a statement lists your sales, refunds and commission, in US dollars.',
  },
  {
    name: 'Your page',
    text: 'You get a page with your products, reviews, reply time, and your support and refund policies in your own words.',
  },
  {
    name: 'What stays with you',
    text: 'You deliver and support what you sell. Every customer’s agreement says what’s delivered, and what happens if it isn’t.',
  },
] as const
