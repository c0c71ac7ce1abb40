import type { PageRoute } from '#http/pages/page-routes.server.ts'

/** What the search parameters of a request mean to the routes of its page. */
export interface PageQuery {
  /** The parameters that the page reads, in the order in which it names them; empty or with its question mark. */
  query: string
  /** Whether a parameter belongs to one visitor, so that the response must not be cached. */
  isPrivate: boolean
  /** Whether the page reads none of the given parameters. Those that it reads can have any number of made-up values. */
  isKnown: boolean
}

/** React Router's own parameter of data requests: which routes of the page to load, all if it is missing. */
const routesParameter = '_routes'

/**
 * Keeps the parameters that the page reads: all values of a list, the first of any other. Drops routes that are not the
 * page's.
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
  const asked = new Set(isData ? given.get(routesParameter)?.split(',') : [])
  const loaded = ids.filter((id) => asked.has(id))
  if (loaded.length > 0) read.set(routesParameter, loaded.join(','))
  return {
    query: read.size === 0 ? '' : `?${read}`,
    isPrivate: privateParameters.some((name) => given.has(name)),
    isKnown,
  }
}
