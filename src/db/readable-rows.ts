export type OnUnreadableRow = (id: string, error: unknown) => void

/** An `onUnreadable` for callers that need every row: throws the error. */
export function rejectUnreadableRow(_id: string, error: unknown): never {
  throw error
}

/** Parses each row. Reports and omits an invalid one, so that it does not break the whole list. */
export function readableRows<Row, Value>(
  rows: readonly Row[],
  {
    idOf,
    read,
    onUnreadable,
  }: { idOf(row: Row): string; read(row: Row): Value; onUnreadable: OnUnreadableRow },
): Value[] {
  return rows.flatMap((row) => {
    try {
      return [read(row)]
    } catch (error) {
      onUnreadable(idOf(row), error)
      return []
    }
  })
}

/** A `numeric` column may contain NaN, which cannot be shown. */
export function ratingFrom(column: string): number {
  const rating = Number(column)
  if (!Number.isFinite(rating)) throw new Error(`Invalid rating in the database: ${column}`)
  return rating
}
