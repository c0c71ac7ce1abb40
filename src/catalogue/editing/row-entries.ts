import type { TypedRow } from '#catalogue/editing/typed.ts'

/** A row may have entries of its own: their texts are named `entries.0.text` within it. */
const entryText = /^entries\.(\d{1,3})\.(\w+)$/

export function entriesIn(row: TypedRow): TypedRow[] {
  const entries = new Map<number, Record<string, string>>()
  for (const [name, text] of Object.entries(row)) {
    const [, index, column] = entryText.exec(name) ?? []
    if (index === undefined || column === undefined) continue
    const entry = entries.get(Number(index)) ?? {}
    entries.set(Number(index), { ...entry, [column]: text })
  }
  return [...entries].toSorted(([one], [other]) => one - other).map(([, entry]) => entry)
}

export function withEntries(row: TypedRow, entries: readonly TypedRow[]): TypedRow {
  const own = Object.entries(row).filter(([name]) => !entryText.test(name))
  const within = entries.flatMap((entry, index) =>
    Object.entries(entry).map(([column, text]): [string, string] => [`entries.${index}.${column}`, text]),
  )
  return Object.fromEntries([...own, ...within])
}

/** Without empty texts, and without entries that have nothing else. */
export function filledRow(row: TypedRow): TypedRow {
  const filled = (texts: TypedRow) =>
    Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''))
  const entries = entriesIn(row).map(filled)
  return withEntries(
    filled(row),
    entries.filter((entry) => Object.keys(entry).length > 0),
  )
}
