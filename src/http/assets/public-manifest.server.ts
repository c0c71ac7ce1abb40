import { createHash } from 'node:crypto'
import type { EntryContext } from 'react-router'

type Manifest = EntryContext['manifest']
type RouteList = Pick<Manifest, 'entry' | 'routes' | 'url' | 'version'>

const beginning = 'window.__reactRouterManifest='
const made = new WeakMap<Manifest, Manifest>()

/**
 * The routes known to a public page's browser: all but the dashboard's, whose code is then never loaded. Links to
 * the dashboard load its document. In development the manifest stays unchanged. Computed once per build.
 */
export function publicManifest(manifest: Manifest): Manifest {
  const known = made.get(manifest) ?? makePublic(manifest)
  made.set(manifest, known)
  return known
}

function makePublic(manifest: Manifest): Manifest {
  if (typeof manifest.sri !== 'object') return manifest
  const list = publicRouteList(manifest)
  const integrity = `sha384-${createHash('sha384').update(manifestScript(list)).digest('base64')}`
  return { ...manifest, url: list.url, sri: { ...manifest.sri, [list.url]: integrity } }
}

/** Derives the script of the public routes from the build's script of all routes. */
export function publicManifestScript(script: string): { url: string; script: string } {
  const json = script.trim().replace(beginning, '').replace(/;$/, '')
  const list = publicRouteList(JSON.parse(json) as RouteList)
  return { url: list.url, script: manifestScript(list) }
}

export function isDashboardRoute(id: string): boolean {
  return id.startsWith('dashboard')
}

function publicRouteList({ entry, routes, url, version }: RouteList): RouteList {
  const loaded = new Set(entry.imports)
  const shown = Object.entries(routes).flatMap(([id, route]) => {
    if (!route || isDashboardRoute(id)) return []
    return [[id, { ...route, imports: route.imports?.filter((path) => !loaded.has(path)) }]]
  })
  return { entry, routes: Object.fromEntries(shown), url: url.replace(/\.js$/, '-public.js'), version }
}

function manifestScript({ entry, routes, url, version }: RouteList): string {
  return `${beginning}${JSON.stringify({ entry, routes, url, version }, withoutEmpty)};`
}

/** The router treats false and empty values like missing ones. */
function withoutEmpty(_name: string, value: unknown): unknown {
  return value === false || (Array.isArray(value) && value.length === 0) ? undefined : value
}
