import { redirect } from 'react-router'
import { pageMeta } from '#site/page-meta.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { siteFrom } from '#site/site.server.ts'
import { fixedPageData } from '#solutions/fixed/fixed-page-data.server.ts'
import { readFixedPage, readSolutionPage } from '#solutions/fixed/fixed-page.server.ts'
import { FixedView } from '#solutions/fixed/fixed-view.tsx'
import type { Route } from './+types/fixed.page.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/\.data$/, '').replace(/\/+$/, '')
  const found = (await readFixedPage(context, path)) ?? (await readSolutionPage(context, path))
  if (found === null) throw new Response('Not found', { status: 404 })
  if (found === 'away') throw new Response('The catalog did not respond', { status: 503 })
  if ('leadsTo' in found) throw redirect(found.leadsTo, 301)
  const { url } = siteFrom(pageContext(context).environment)
  return { ...found, structuredData: fixedPageData(url.replace(/\/$/, ''), found) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page, path, structuredData } = loaderData
  return pageMeta(matches, {
    title: `${page.title}: ${page.badge}`,
    description: page.lede,
    path,
    type: 'product',
    structuredData,
    hasMarkdown: true,
  })
}

export default function FixedProductPage({ loaderData }: Route.ComponentProps) {
  return <FixedView {...loaderData} />
}
