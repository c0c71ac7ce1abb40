import { LegalPage } from '#company/legal/legal-page.tsx'
import { legalPage } from '#company/legal/legal-text.server.ts'
import { cookies } from '#content/legal/cookies.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { pageMeta } from '#site/page-meta.ts'
import type { Route } from './+types/cookies.page.ts'

export function loader({ context }: Route.LoaderArgs) {
  return legalPage(cookies, pageContext(context).environment)
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, description } = loaderData
  return pageMeta(matches, { title, description, path: '/cookies', hasMarkdown: true })
}

/** The cookie notice, which is still a draft (product: company 22, 23). */
export default function CookiesPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage text={loaderData} />
}
