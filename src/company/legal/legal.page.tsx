import { LegalPage } from '#company/legal/legal-page.tsx'
import { legalPage, legalTexts } from '#company/legal/legal-text.server.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { pageMeta } from '#site/page-meta.ts'
import type { Route } from './+types/legal.page.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/\.data$/, '').replace(/\/+$/, '')
  const text = legalTexts.get(path)
  if (!text) throw new Response('Not found', { status: 404 })
  return { ...legalPage(text, pageContext(context).environment), path }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, description, path } = loaderData
  return pageMeta(matches, { title, description, path, hasMarkdown: true })
}

/** The privacy notice, the terms of use and the cookie notice, all still drafts (product: company 22, 23). */
export default function LegalTextPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage text={loaderData} />
}
