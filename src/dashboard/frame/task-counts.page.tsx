import { navigationFor } from '#dashboard/frame/navigation.ts'
import { openTasksOf } from '#dashboard/overview/open-tasks.server.ts'
import { tasksByPath } from '#dashboard/overview/open-tasks.ts'
import { requireAllowed } from '#dashboard/viewer.server.ts'
import type { Route } from './+types/task-counts.page.ts'

/** Returns the counts in the navigation. Visible pages request them at intervals. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireAllowed({ request, context }, 'overview.see')
  const paths = navigationFor(viewer).map(({ path }) => path)
  return Response.json({ counts: tasksByPath(await openTasksOf({ request, context }, viewer), paths) })
}
