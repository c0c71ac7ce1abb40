import type { PageRoute } from '#http/pages/page-routes.server.ts'

export interface PageQuery {
  /** The page's parameters in their declared order. Empty, or with a leading question mark. */
  query: string
  /** Whether a parameter belongs to one visitor. If so, the response must not be cached. */
  isPrivate: boolean
  /** Whether the request has none of the page's parameters. Visitors can invent any number of values for them. */
  isKnown: boolean
}

/**
 * React Router's parameter for data requests. It lists the routes to load. If it is missing, all are loaded.
 */
const routesParameter = '_routes'

/**
 * Selects the page's parameters: all values of a list, otherwise the first. Drops route ids of other pages.
 */
export function readPageQuery(
  given: URLSearchParams,
  isData: boolean,
  {
    ids,
    searchParameters,
    listParameters,
    privateParameters,
  }: Pick<PageRoute, 'ids' | 'searchParameters' | 'listParameters' | 'privateParameters'>,
): PageQuery {
  const read = new URLSearchParams()
  for (const name of [...searchParameters, ...privateParameters]) {
    const values = given.getAll(name)
    const [value] = listParameters.includes(name) && values.length > 1 ? [values.join(',')] : values
    if (value !== undefined) read.set(name, value)
  }
  const isKnown = read.size === 0
  const requested = new Set(isData ? given.get(routesParameter)?.split(',') : [])
  const loaded = ids.filter((id) => requested.has(id))
  if (loaded.length > 0) read.set(routesParameter, loaded.join(','))
  return {
    query: read.size === 0 ? '' : `?${read}`,
    isPrivate: privateParameters.some((name) => given.has(name)),
    isKnown,
  }
}
