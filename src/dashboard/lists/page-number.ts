export const rowsPerPage = 50
export const pageSizes = [20, rowsPerPage, 100] as const

/** The last page that can be opened. A later page would read all rows before it. */
export const lastPage = 1_000

/** The rows of a page. `limit` is one more than the page size, to detect whether more rows follow. */
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

/** Reads the page number from the query string, starting at 1. Invalid values mean the first page. */
export function requestedPage(parameters: URLSearchParams, name = 'page'): number {
  const text = parameters.get(name) ?? ''
  const number = /^\d{1,4}$/.test(text) ? Number(text) : 1
  return Math.min(Math.max(number, 1), lastPage)
}

/** Returns the query string with another page number: empty, or with a leading question mark. */
export function pageAddress(search: string, page: number, name = 'page'): string {
  return searchWith(search, { [name]: page === 1 ? '' : String(page) })
}

/** Returns the query string with these values. Removes empty values. */
export function searchWith(search: string, values: Readonly<Record<string, string>>): string {
  const parameters = new URLSearchParams(search)
  for (const [name, value] of Object.entries(values)) {
    if (value === '') parameters.delete(name)
    else parameters.set(name, value)
  }
  return parameters.size === 0 ? '' : `?${parameters}`
}

/** Returns the address that exports all pages of a list with its filters. */
export function exportAddress(path: string, search: string): string {
  return path + pageAddress(search, 1)
}
