import { Section } from '#ui/layout/section.tsx'

/**
 * Explains what verification means, and the rules for every seller. No other page explains verification
 * (product: marketplace 53).
 */
export function WhatVerifiedMeans() {
  return (
    <Section
      id="verified"
      ground="sunken"
      className="section-medium"
      title="What ‘verified’ means"
      lead="Verified means we’ve confirmed who’s behind the business. See what we checked on each seller’s page."
    >
      <dl className="grid gap-8 md:grid-cols-3">
        {meanings.map(({ name, text }) => (
          <div key={name} className="border-t border-line pt-5">
            <dt className="font-semibold">{name}</dt>
            <dd className="mt-2 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

const meanings = [
  {
    name: 'What we check',
    text: 'The company register entry, a contact we’ve reached in person, the terms for customer data, and one delivery from order to handover.',
  },
  {
    name: 'What it doesn’t mean',
    text: 'It isn’t a certificate or a promise of results. What you can count on is in the documents you sign, before anything is charged.',
  },
  {
    name: 'If a seller isn’t verified yet',
    text: 'We’re still checking. Ordering works the same way: you review and sign your documents first, and nothing is charged before that.',
  },
] as const
