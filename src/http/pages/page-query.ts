import type { PageRoute } from '#http/pages/page-routes.server.ts'

/** The search parameters of a request as its page reads them. */
export interface PageQuery {
  /** The parameters that the page reads, in the order it declares them: empty, or with a leading question mark. */
  query: string
  /** Whether a parameter belongs to one visitor, so that the response must not be cached. */
  isPrivate: boolean
  /**
   * Whether the page reads none of the given parameters. Visitors can make up endless values for those that
   * it reads.
   */
  isKnown: boolean
}

/** React Router's parameter for data requests: which routes of the page to load; all if it is missing. */
const routesParameter = '_routes'

/**
 * Keeps the parameters that the page reads: all values of a list, otherwise the first. Drops route ids of other
 * pages.
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
