export const longestViewName = 60

/** Returns what a saved view stores of a query string: all but the page number and results of actions. */
export function viewSearch(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name, value]) => value !== '' && !passing.has(name))
  const parameters = new URLSearchParams(kept.toSorted(([one], [other]) => one.localeCompare(other)))
  return parameters.size === 0 ? '' : `?${parameters}`
}

const passing = new Set([
  'page',
  'done',
  'saved',
  'name',
  'uploaded',
  'removed',
  'invitations',
  'codes-left',
  'interrupted',
  'edit',
  '_routes',
])

/** Whether the query string has filters. Sort order, columns and page size do not count. */
export function isFilteredList(parameters: URLSearchParams): boolean {
  return [...parameters].some(([name, value]) => value !== '' && !passing.has(name) && !arranging.has(name))
}

const arranging = new Set(['sort', 'hide', 'size'])

export function isListPath(path: string): boolean {
  return /^\/dashboard(?:\/[a-z-]+){1,2}$/.test(path)
}

/** Returns the name of a list: '/dashboard/sellers/applications' becomes 'Sellers, applications'. */
export function listNameOf(path: string): string {
  const name = path.replace('/dashboard/', '').replaceAll('/', ', ').replace('enquiries', 'inquiries')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
