export interface UnreadableRow {
  record: 'product' | 'solution' | 'seller'
  id: string
  error: unknown
}

const listeners = new Set<(row: UnreadableRow) => void>()

/**
 * Adds a listener for unreadable rows, which are then omitted. Without a listener, an unreadable row is an
 * error.
 */
export function onUnreadableRow(listener: (row: UnreadableRow) => void): void {
  listeners.add(listener)
}

export function leaveOut(row: UnreadableRow): void {
  if (listeners.size === 0) throw row.error
  for (const listener of listeners) listener(row)
}

/** Parses each row. Reports and omits an invalid one, so that it does not break the whole list. */
export function readableRows<Row, Value>(
  rows: readonly Row[],
  { record, idOf, read }: { record: UnreadableRow['record']; idOf(row: Row): string; read(row: Row): Value },
): Value[] {
  return rows.flatMap((row) => {
    try {
      return [read(row)]
    } catch (error) {
      leaveOut({ record, id: idOf(row), error })
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
