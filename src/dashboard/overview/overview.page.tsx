import { PageHeading } from '#dashboard/pieces/page-heading.tsx'
import { requireAllowed } from '#dashboard/viewer.server.ts'
import { pageMeta } from '#site/page-meta.ts'
import type { Route } from './+types/overview.page.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Dashboard',
    description: 'What waits for you, and how the shop is doing.',
    path: '/dashboard',
    noIndex: true,
  })
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { name } = await requireAllowed({ request, context }, 'overview.see')
  return { name }
}

/** What waits for the viewer. */
export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  return <PageHeading title="Overview" lead={`Welcome, ${loaderData.name}.`} />
}
