import { createContext } from 'react-router'
import { openTasksFor } from '#dashboard/overview/open-tasks.server.ts'
import type { OpenTask } from '#dashboard/overview/open-tasks.ts'
import type { Viewer } from '#dashboard/viewer.server.ts'
import { pageContext, type PageArguments } from '#http/server/page-context.server.ts'

const openTasksKey = createContext<Promise<OpenTask[]> | null>(null)

/**
 * Reads the open tasks once per request, because the loaders of the navigation and of the overview need them.
 */
export function openTasksOf({ context }: PageArguments, viewer: Viewer): Promise<OpenTask[]> {
  const { db, clock } = pageContext(context)
  const tasks = context.get(openTasksKey) ?? openTasksFor(db, viewer, clock())
  context.set(openTasksKey, tasks)
  return tasks
}
