import { LegalPage } from '#company/legal/legal-page.tsx'
import { privacySections } from '#company/legal/privacy-text.tsx'
import { pageMeta } from '#site/page-meta.ts'
import type { Route } from './+types/privacy.page.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Privacy',
    description:
      'What this site learns about you, why, who receives it and how long it stays: accounts, carts, orders, messages and waitlists. A draft.',
    path: '/privacy',
  })
}

/** The privacy notice, a draft (product: company 22, 23). */
export default function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy"
      lead="What the store learns about you, what it is for, who else receives it, and what you can ask of us."
      sections={privacySections}
      openPoints={[
        'The legal name and postal address of the company that is responsible.',
        'The legal basis of each use, and the rights that the laws of each state or country add.',
        'Retention periods for accounts, messages, applications and waitlists. The store has none built in yet.',
        'The contracts with those who run the portal, the hosting and the mail, and where they process data.',
        'Who decides about requests, and by when.',
      ]}
    />
  )
}
