import { createHash } from 'node:crypto'
import type { EntryContext } from 'react-router'

type Manifest = EntryContext['manifest']
type RouteList = Pick<Manifest, 'entry' | 'routes' | 'url' | 'version'>

const beginning = 'window.__reactRouterManifest='
const made = new WeakMap<Manifest, Manifest>()

/**
 * The manifest of public pages. It lacks the dashboard's routes, so that browsers never load their code;
 * links to the dashboard load a document. Computed once per build. In development the manifest stays
 * unchanged.
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

/** Creates the script with the public routes from the build's script with all routes. */
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

/** Drops false and empty values, which the router treats as missing. */
function withoutEmpty(_name: string, value: unknown): unknown {
  return value === false || (Array.isArray(value) && value.length === 0) ? undefined : value
}
