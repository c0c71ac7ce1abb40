import { pageMeta } from '#site/page-meta.ts'

interface DashboardPage {
  matches: Parameters<typeof pageMeta>[0]
  location: { pathname: string }
}

/** Returns the `meta` of a dashboard page, which excludes the page from search engines. */
export function dashboardMeta(title: string, description: string) {
  return ({ matches, location }: DashboardPage) =>
    pageMeta(matches, { title, description, path: location.pathname, noIndex: true })
}
