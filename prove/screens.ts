import { matchRoutes, type RouteObject } from 'react-router'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { isAllowed } from '#account/roles.ts'
import routes from '#routes.ts'
import { publicScreensWith } from '../e2e/support/public-screens.ts'
import { pagePermissions } from '../test/dashboard/page-permissions.ts'
import type { OneOfEach } from './one-of-each.ts'

export interface WatchedScreen {
  path: string
  who: 'visitor' | 'customer' | 'owner' | 'member'
  /** 200 unless it is a page that says that there is nothing. */
  status?: number
}

type Things = Omit<OneOfEach, 'customer' | 'member' | 'marks'>

const owner = { staffRoles: ['owner'], memberships: [] } as const
/** What the dashboard answers with something else than a page. */
const noPages = /export|receipt\.pdf|:fileId|\/upload$|\/drafts$|\*/
/** Routes that have no screen of their own: they redirect, answer a file or JSON, or take a form. */
const withoutScreen =
  /\/(?:redirect|log-out|upload|drafts|stored-download|receipt-pdf|unknown|export-\w+|[\w-]+-csv)\.page\.tsx$/

/** Every screen, each as somebody sees it who may; of those that share a template at most so many. */
export function everyScreen(one: Things, mostOfTemplate: number): WatchedScreen[] {
  const visitors = [...publicScreensWith(mostOfTemplate), '/confirm-email?token=used', '/dashboard/log-in']
  const customers = [
    '/settings',
    '/checkout',
    '/marketplace/my-purchases',
    `/marketplace/my-purchases/${one.order}`,
    `/marketplace/my-purchases/${one.order}/receipt`,
    `/marketplace/my-purchases/${one.order}/review/${one.line}`,
    '/marketplace/quotes/new',
    `/marketplace/quotes/${one.quote}`,
    `/reviews/${one.review}/report`,
  ]
  return [
    ...visitors.map((path) => ({ path, who: 'visitor' as const })),
    { path: '/no-such-page', who: 'visitor', status: 404 },
    { path: '/reviews/stop?token=none', who: 'visitor', status: 404 },
    { path: '/dashboard/invitation?token=none', who: 'visitor', status: 410 },
    ...customers.map((path) => ({ path, who: 'customer' as const })),
    ...dashboardScreens(one),
    { path: '/dashboard/second-factor', who: 'owner' },
    { path: '/dashboard/second-factor/set-up', who: 'owner' },
  ]
}

function dashboardScreens(one: Things): WatchedScreen[] {
  return Object.entries(pagePermissions).flatMap(([route, { get }]) => {
    if (!get || noPages.test(route)) return []
    const isOfOwner = [get].flat().some((permission) => isAllowed(owner, permission))
    return [{ path: one.addressOf(route), who: isOfOwner ? ('owner' as const) : ('member' as const) }]
  })
}

/** Templates of which no screen is among these. */
export function unseenTemplates(screens: readonly Pick<WatchedScreen, 'path'>[]): string[] {
  const known = routes.map(routeObject)
  const seen = new Set(
    screens.flatMap(({ path }) => (matchRoutes(known, path) ?? []).map(({ route }) => route.handle)),
  )
  return [...templatesOf(routes)].filter((file) => !seen.has(file) && !withoutScreen.test(file))
}

function routeObject({ path, index, file, children }: RouteConfigEntry): RouteObject {
  const shared = { handle: file, ...(path !== undefined && { path }) }
  return index ? { ...shared, index } : { ...shared, children: children?.map(routeObject) ?? [] }
}

function templatesOf(entries: readonly RouteConfigEntry[]): Set<string> {
  return new Set(entries.flatMap(({ file, children = [] }) => [file, ...templatesOf(children)]))
}
