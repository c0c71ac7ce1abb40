export const rowsPerPage = 50
export const pageSizes = [20, rowsPerPage, 100] as const

/** Later pages would have to read all rows before them. Use a filter instead. */
export const lastPage = 1_000

/** The part of a list that a page shows. `limit` is one row more than the page, which tells whether others follow. */
export interface ListWindow {
  page: number
  size: number
  offset: number
  limit: number
}

export function listWindow(parameters: URLSearchParams): ListWindow {
  const page = requestedPage(parameters)
  const size = pageSizes.find((each) => String(each) === parameters.get('size')) ?? rowsPerPage
  return { page, size, offset: (page - 1) * size, limit: size + 1 }
}

/** The page number in the URL, starting at 1. Invalid values give the first page. */
export function requestedPage(parameters: URLSearchParams, name = 'page'): number {
  const text = parameters.get(name) ?? ''
  const number = /^\d{1,4}$/.test(text) ? Number(text) : 1
  return Math.min(Math.max(number, 1), lastPage)
}

/** The same query with another page number: empty, or with a leading question mark. */
export function pageAddress(search: string, page: number, name = 'page'): string {
  return searchWith(search, { [name]: page === 1 ? '' : String(page) })
}

/** The same query with other values. Empty ones are left out. */
export function searchWith(search: string, values: Readonly<Record<string, string>>): string {
  const parameters = new URLSearchParams(search)
  for (const [name, value] of Object.entries(values)) {
    if (value === '') parameters.delete(name)
    else parameters.set(name, value)
  }
  return parameters.size === 0 ? '' : `?${parameters}`
}

/** The address that exports a list with its filters, across all pages. */
export function exportAddress(path: string, search: string): string {
  return path + pageAddress(search, 1)
}
