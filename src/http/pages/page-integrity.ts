import type { EntryContext } from 'react-router'

type Manifest = EntryContext['manifest']

/**
 * Limits the script hashes in the manifest to the scripts of the page. React Router writes the hashes into
 * the HTML, and the hashes of all scripts would add 6 kB.
 */
export function withPageIntegrity(manifest: Manifest, routeIds: readonly string[]): Manifest {
  const { sri } = manifest
  if (typeof sri !== 'object') return manifest
  const routes = routeIds.flatMap((id) => manifest.routes[id] ?? [])
  const named = [
    manifest.url,
    manifest.entry.module,
    ...manifest.entry.imports,
    ...routes.flatMap(({ module, imports = [] }) => [module, ...imports]),
  ]
  return { ...manifest, sri: Object.fromEntries(named.flatMap((path) => hashOf(path, sri))) }
}

function hashOf(path: string, sri: Readonly<Record<string, string>>): [string, string][] {
  const hash = sri[path]
  return hash === undefined ? [] : [[path, hash]]
}
