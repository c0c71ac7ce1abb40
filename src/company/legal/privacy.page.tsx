import { deletedAccountSection } from '#company/legal/deleted-account-section.tsx'
import { LegalPage } from '#company/legal/legal-page.tsx'
import { privacySections } from '#company/legal/privacy-text.tsx'
import { pageContext } from '#http/page-context.server.ts'
import { pageMeta } from '#site/page-meta.ts'
import type { Route } from './+types/privacy.page.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Privacy',
    description:
      'What data this site collects, why, who receives it and how long it is stored: accounts, carts, orders, messages and waitlists. A draft.',
    path: '/privacy',
  })
}

export function loader({ context }: Route.LoaderArgs) {
  return { billingDataYears: pageContext(context).environment.BILLING_DATA_YEARS }
}

/** The privacy notice, a draft (product: company 22, 23). */
export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage
      title="Privacy"
      lead="What data the store collects about you, what it is used for, who else receives it, and what you can ask of us."
      sections={privacySections.toSpliced(-1, 0, deletedAccountSection(loaderData))}
      openPoints={[
        'The legal name and postal address of the company that is responsible.',
        'The legal basis of each use, and the rights that the laws of each state or country add.',
        'Retention periods for messages, applications and waitlists of people without an account. The store has none built in yet.',
        'The contracts with the providers of the portals, the hosting and the mail, and where they process data.',
        'Who decides about requests, and by when.',
      ]}
    />
  )
}
