export const rowsPerPage = 50

/** Later pages would have to read all rows before them. Use a filter instead. */
export const lastPage = 1_000

/** The page number in the URL, starting at 1. Invalid values give the first page. */
export function requestedPage(parameters: URLSearchParams, name = 'page'): number {
  const text = parameters.get(name) ?? ''
  const number = /^\d{1,4}$/.test(text) ? Number(text) : 1
  return Math.min(Math.max(number, 1), lastPage)
}

/** The same query with another page number: empty, or with a leading question mark. */
export function pageAddress(search: string, page: number, name = 'page'): string {
  const parameters = new URLSearchParams(search)
  if (page === 1) parameters.delete(name)
  else parameters.set(name, String(page))
  return parameters.size === 0 ? '' : `?${parameters}`
}

/** The address that exports a list with its filters, across all pages. */
export function exportAddress(path: string, search: string): string {
  return path + pageAddress(search, 1)
}
