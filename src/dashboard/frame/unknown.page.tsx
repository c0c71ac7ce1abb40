import { notFound, requireAllowed } from '#dashboard/viewer.server.ts'
import type { Route } from './+types/unknown.page.ts'

/** Responds with 404 to all unknown addresses under `/dashboard`, inside the dashboard's frame. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAllowed({ request, context }, 'overview.see')
  throw notFound()
}

export default function UnknownPage() {
  return null
}
