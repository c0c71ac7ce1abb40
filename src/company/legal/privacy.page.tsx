import { LegalPage } from '#company/legal/legal-page.tsx'
import { legalPage } from '#company/legal/legal-text.server.ts'
import { privacy } from '#content/legal/privacy.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { pageMeta } from '#site/page-meta.ts'
import type { Route } from './+types/privacy.page.ts'

export function loader({ context }: Route.LoaderArgs) {
  return legalPage(privacy, pageContext(context).environment)
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, description } = loaderData
  return pageMeta(matches, { title, description, path: '/privacy', hasMarkdown: true })
}

/** The privacy notice, which is still a draft (product: company 22, 23). */
export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage text={loaderData} />
}
