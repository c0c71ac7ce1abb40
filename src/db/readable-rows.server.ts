import type { Database } from '#db/database.server.ts'

export interface UnreadableRow {
  record: 'product' | 'solution' | 'seller'
  id: string
  error: unknown
}

type Report = (row: UnreadableRow) => void

const reports = new WeakMap<Database, Report>()

/** Omits and reports unreadable rows of this database. Without a report, an unreadable row is an error. */
export function onUnreadableRow(db: Database, report: Report): void {
  reports.set(db, report)
}

export function leaveOut(db: Database, row: UnreadableRow): void {
  const report = reports.get(db)
  if (!report) throw row.error
  report(row)
}

/** Parses each row. Reports and omits an invalid one, so that it does not break the whole list. */
export function readableRows<Row, Value>(
  db: Database,
  rows: readonly Row[],
  { record, idOf, read }: { record: UnreadableRow['record']; idOf(row: Row): string; read(row: Row): Value },
): Value[] {
  return rows.flatMap((row) => {
    try {
      return [read(row)]
    } catch (error) {
      leaveOut(db, { record, id: idOf(row), error })
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
