import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { PageHandle } from '#http/pages/page-handle.ts'

type Routes = ServerBuild['routes']

/** The combined handles of the routes that match a path. The last route is the page itself. */
export interface PageRoute extends Required<Omit<PageHandle, 'hasOwnFrame' | 'hasResults'>> {
  ids: readonly string[]
  pattern: string
  hasAction: boolean
}

/** If no page matches, the route has no ids. */
export type FindPageRoute = (path: string) => PageRoute

/**
 * Finds pages the way React Router does. `matchRoutes` compiles all given routes on each call, so it gets
 * only routes with the same first segment.
 */
export function pageRoutes(routes: Routes): FindPageRoute {
  const tree = routesUnder(routes, undefined)
  const beginnings = new Set(Object.values(routes).map((route) => beginningOf(route?.path ?? '')))
  const trees = new Map([...beginnings].map((beginning) => [beginning, beginningWith(beginning, tree)]))
  return function find(path) {
    const candidates = trees.get(beginningOf(path.slice(1))) ?? tree
    const matched = (matchRoutes(candidates, path) ?? []).flatMap(({ route }) => routes[route.id ?? ''] ?? [])
    const last = matched.at(-1)
    const handles = matched.map(({ module }) => handleOf(module))
    return {
      ids: matched.map(({ id }) => id),
      pattern: last ? `/${matched.flatMap((route) => route.path || []).join('/')}` : '/*',
      hasAction: last?.module.action !== undefined,
      searchParameters: handles.flatMap(({ searchParameters = [] }) => searchParameters),
      listParameters: handles.flatMap(({ listParameters = [] }) => listParameters),
      privateParameters: handles.flatMap(({ privateParameters = [] }) => privateParameters),
      isPersonal: handles.some(({ isPersonal }) => isPersonal === true),
    }
  }
}

function routesUnder(routes: Routes, parent: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parent) return []
    const { id, path = '' } = route
    return route.index === true ? { id, path, index: true } : { id, path, children: routesUnder(routes, id) }
  })
}

/**
 * Returns the routes whose first segment matches or is a parameter. Routes without a path only group others.
 */
function beginningWith(beginning: string, routes: readonly RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => {
    const { path = '', children = [] } = route
    if (path === '' && !route.index) return [{ ...route, children: beginningWith(beginning, children) }]
    const own = beginningOf(path)
    return own === beginning || /^[:*]/.test(own) ? [route] : []
  })
}

function beginningOf(path: string): string {
  return path.toLowerCase().split('/', 1)[0] ?? ''
}

function handleOf({ handle }: { handle?: unknown }): PageHandle {
  return typeof handle === 'object' && handle !== null ? handle : {}
}
