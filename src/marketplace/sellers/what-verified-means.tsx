import { Link } from 'react-router'
import { brand } from '#content/brand.ts'
import { buttonClass } from '#ui/forms/button.tsx'
import { Section } from '#ui/layout/section.tsx'

/** The only explanation of verification and of what applies to every seller (product: marketplace 53). */
export function WhatVerifiedMeans() {
  return (
    <Section
      id="verified"
      ground="sunken"
      title="What ‘verified’ means"
      lead={`Somebody at ${brand.name} has checked who the seller is. Each seller’s page says which checks were made and since when the seller is verified.`}
    >
      <dl className="grid gap-8 md:grid-cols-3">
        {meanings.map(({ name, text }) => (
          <div key={name} className="border-t border-line pt-5">
            <dt className="font-semibold">{name}</dt>
            <dd className="mt-2 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-10">
        <Link to="/marketplace/sell" className={buttonClass({ variant: 'secondary' })}>
          Sell on {brand.name}
        </Link>
      </p>
    </Section>
  )
}

const meanings = [
  {
    name: 'What we check',
    text: 'For example the entry in the company register, a named contact whom we have reached, the terms for customer data, and one delivery followed from order to handover.',
  },
  {
    name: 'What it does not mean',
    text: 'It is no certificate and no promise about a result. What you can rely on is in the documents that you review and sign before anything is charged.',
  },
  {
    name: 'If a seller is not yet verified',
    text: 'We have not finished checking. Its products are sold in the same way: you sign the documents and pay in the signing portal, and nothing is charged before that.',
  },
] as const
