import { LegalPage } from '#company/legal/legal-page.tsx'
import { legalPage } from '#company/legal/legal-text.server.ts'
import { terms } from '#content/legal/terms.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { pageMeta } from '#site/page-meta.ts'
import type { Route } from './+types/terms.page.ts'

export function loader({ context }: Route.LoaderArgs) {
  return legalPage(terms, pageContext(context).environment)
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, description } = loaderData
  return pageMeta(matches, { title, description, path: '/terms', hasMarkdown: true })
}

/** The terms of use, which are still a draft (product: company 22). */
export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage text={loaderData} />
}
