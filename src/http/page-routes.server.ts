import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { PageHandle } from '#http/page-handle.ts'

type Routes = ServerBuild['routes']

/** The routes at one path, the page's own last. */
export interface PageRoute extends Required<Omit<PageHandle, 'hasOwnFrame'>> {
  ids: readonly string[]
  hasAction: boolean
}

export type FindPageRoute = (path: string) => PageRoute | null

/** Finds a page as React Router does. */
export function pageRoutes(routes: Routes): FindPageRoute {
  const tree = routesUnder(routes, undefined)
  return function find(path) {
    const matched = (matchRoutes(tree, path) ?? []).flatMap(({ route }) => routes[route.id ?? ''] ?? [])
    const last = matched.at(-1)
    if (!last) return null
    const handles = matched.map(({ module }) => handleOf(module))
    return {
      ids: matched.map(({ id }) => id),
      hasAction: last.module.action !== undefined,
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

function handleOf({ handle }: { handle?: unknown }): PageHandle {
  return typeof handle === 'object' && handle !== null ? handle : {}
}
