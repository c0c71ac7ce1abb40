import { LegalPage } from '#company/legal/legal-page.tsx'
import { termsSections } from '#company/legal/terms-text.tsx'
import { pageMeta } from '#site/page-meta.ts'
import type { Route } from './+types/terms.page.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Terms',
    description:
      'How buying from Wadah works: accounts, sellers, prices and subscriptions, how an order works, and what we do not offer. A draft.',
    path: '/terms',
  })
}

/** The terms of use, a draft (product: company 22). */
export default function TermsPage() {
  return (
    <LegalPage
      title="Terms"
      lead="How using this site and buying through it works, in plain words."
      sections={termsSections}
      openPoints={[
        'The legal name of the company, and which company of the three sectors is the contracting party for what.',
        'The terms between Wadah and the sellers, and who answers to the customer for a seller’s product.',
        'Cancellation, refunds, taxes and late payment, which the documents in the signing portal have to state.',
        'Warranty, limits of liability and indemnity.',
        'Governing law, venue and how disputes are settled.',
        'Notices that laws on securities, lending, gaming and consumer sales require.',
      ]}
    />
  )
}
