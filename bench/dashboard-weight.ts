import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { projectDirectory } from '../scripts/server-build.ts'
import { isDashboardRoute } from '#http/assets/public-manifest.server.ts'

/** The maximum JavaScript of a dashboard screen, in kB (1,000 bytes). */
export const dashboardBudget = 200

const client = join(projectDirectory, 'build/client')
const modules = z.object({
  parentId: z.optional(z.string()),
  module: z.string(),
  imports: z.optional(z.array(z.string())),
  clientActionModule: z.optional(z.string()),
  clientLoaderModule: z.optional(z.string()),
})
const routeList = z.object({
  url: z.string(),
  entry: modules,
  routes: z.record(z.string(), modules),
})
type Modules = z.infer<typeof modules>

/** Adds up the modules of each dashboard screen as the build lists them, so that no browser has to log in. */
export function weighDashboard(): { name: string; bytes: number }[] {
  const { url, entry, routes } = builtRoutes()
  const shared = [url, ...scriptsOf(entry)]
  return Object.keys(routes)
    .filter(isDashboardRoute)
    .map((id) => ({ name: id, bytes: bytesOf([...shared, ...chainOf(id, routes).flatMap(scriptsOf)]) }))
}

/** The routes in the build, including those of the dashboard. */
function builtRoutes(): z.infer<typeof routeList> {
  const name = readdirSync(join(client, 'assets')).find((file) => /^manifest-\w+\.js$/.test(file))
  const script = readFileSync(join(client, 'assets', name ?? 'missing'), 'utf8')
  return routeList.parse(JSON.parse(script.slice(script.indexOf('{')).replace(/;\s*$/, '')))
}

/** A route with all its parents. */
function chainOf(id: string, routes: Record<string, Modules>): Modules[] {
  const route = routes[id]
  if (!route) return []
  return [...(route.parentId === undefined ? [] : chainOf(route.parentId, routes)), route]
}

function scriptsOf({ module, imports = [], clientActionModule, clientLoaderModule }: Modules): string[] {
  return [module, ...imports, clientActionModule, clientLoaderModule].filter((path) => path !== undefined)
}

function bytesOf(addresses: readonly string[]): number {
  return [...new Set(addresses)].reduce((sum, address) => {
    const file = join(client, address)
    return sum + statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
  }, 0)
}
