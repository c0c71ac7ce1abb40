import { searchWith } from '#dashboard/lists/page-number.ts'

/** The name of a column in the query string: 'Requested (UTC)' becomes 'requested-utc'. */
export function columnName(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** The columns that the query string hides. */
export function hiddenColumns(search: string): string[] {
  const text = new URLSearchParams(search).get('hide') ?? ''
  return text.split('.').filter((name) => /^[a-z0-9-]{1,40}$/.test(name))
}

/** The query string with the column hidden, or shown again if it was hidden. */
export function toggledColumn(search: string, title: string): string {
  const name = columnName(title)
  const hidden = hiddenColumns(search)
  const others = hidden.filter((each) => each !== name)
  const next = others.length < hidden.length ? others : [...hidden, name]
  return searchWith(search, { hide: next.join('.'), done: '' })
}
