export const rowsPerPage = 50

/** What comes later is found with a filter: the rows before it would all be read. */
export const lastPage = 1_000

/** The page that the URL asks for, from 1. Anything else is the first. */
export function requestedPage(parameters: URLSearchParams, name = 'page'): number {
  const text = parameters.get(name) ?? ''
  const number = /^\d{1,4}$/.test(text) ? Number(text) : 1
  return Math.min(Math.max(number, 1), lastPage)
}

/** The same query with another page; empty or with its question mark. */
export function pageAddress(search: string, page: number, name = 'page'): string {
  const parameters = new URLSearchParams(search)
  if (page === 1) parameters.delete(name)
  else parameters.set(name, String(page))
  return parameters.size === 0 ? '' : `?${parameters}`
}

/** The address of the export of a list: with its filters, of all its pages. */
export function exportAddress(path: string, search: string): string {
  return path + pageAddress(search, 1)
}
