import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Parts of React Router's browser code that this shop never runs: discovery of routes while browsing (every route is in
 * the first manifest) and instrumentation. What runs of them at start is written out; the rest may not be reached.
 */
const unused: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'react-router/dist/production/lib/dom/ssr/route-discovery.js': {
    RouteDiscoveryRuntime: unreachable('RouteDiscoveryRuntime'),
    getCustomPatchRoutesOnNavigationFunction: unreachable('getCustomPatchRoutesOnNavigationFunction'),
    useCustomRouteDiscovery: unreachable('useCustomRouteDiscovery'),
    useRouteDiscovery: unreachable('useRouteDiscovery'),
  },
  'react-router/dist/production/lib/dom/ssr/fog-of-war.js': {
    URL_LIMIT: '7680',
    getManifestPath: unreachable('getManifestPath'),
    getManifestPathsParam: unreachable('getManifestPathsParam'),
    getPartialManifest: unreachable('getPartialManifest'),
    getPatchRoutesOnNavigationFunction: '() => undefined',
    getPathsWithAncestors: unreachable('getPathsWithAncestors'),
    handleClientVersionMismatch: unreachable('handleClientVersionMismatch'),
    isFogOfWarEnabled: '() => false',
    shouldUseInitialRouteDiscovery: '() => true',
    useFogOFWarDiscovery: '() => {}',
  },
  'react-router/dist/production/lib/router/instrumentation.js': {
    consumeInstrumentationClientResultMetaReceiver: '() => undefined',
    getRouteInstrumentationUpdates: unreachable('getRouteInstrumentationUpdates'),
    instrumentClientSideRouter: unreachable('instrumentClientSideRouter'),
    instrumentHandler: unreachable('instrumentHandler'),
    instrumentationResultMetaContext: '{}',
  },
}

/** Leaves those parts out of the build for the browser. A React Router whose parts are others stops the build. */
export function trimRouter(): Plugin {
  const found = new Set<string>()
  return {
    name: 'trim-router',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      const path = Object.keys(unused).find((path) => id.endsWith(path))
      const exported = path === undefined ? undefined : unused[path]
      if (path === undefined || exported === undefined) return undefined
      const actual = exportsOf(readFileSync(id, 'utf8'))
      const expected = Object.keys(exported).toSorted()
      if (actual.join() !== expected.join()) {
        throw new Error(`${path} exports ${actual.join(', ')}: adapt scripts/trim-router.ts`)
      }
      found.add(path)
      return Object.entries(exported)
        .map(([name, code]) => `export const ${name} = ${code}`)
        .join('\n')
    },
    generateBundle() {
      const missing = Object.keys(unused).filter((path) => !found.has(path))
      if (missing.length > 0) throw new Error(`${missing.join(', ')} not found: adapt scripts/trim-router.ts`)
    },
  }
}

function exportsOf(source: string): string[] {
  const names = /^export \{ ([^}]+) \}/m.exec(source)?.[1] ?? ''
  return names.split(', ').toSorted()
}

function unreachable(name: string): string {
  return `function () { throw new Error('${name} is left out of this build') }`
}
