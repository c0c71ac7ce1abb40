import { notFound, requireAllowed } from '#dashboard/viewer.server.ts'
import type { Route } from './+types/unknown.page.ts'

/** An address of the dashboard that is none: its own page says so, with the rail beside it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAllowed({ request, context }, 'overview.see')
  throw notFound()
}

export default function UnknownPage() {
  return null
}
