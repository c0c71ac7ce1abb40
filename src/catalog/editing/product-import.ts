/** The limits of an import (product: dashboard 30). */
export const importLimits = { rows: 20_000, bytes: 16 * 1024 * 1024 }
export const importTooLarge = 'The file is larger than 16 MB. Import it in parts.'

/** The number of days for which a report and its result are stored. */
export const importDays = 30

/**
 * `reading`: the file has no report yet. `failed`: it cannot be read. `ready`: somebody must decide on the
 * report. `writing`: a job writes its rows. `stopped`: somebody stopped it; rows written before that stay.
 */
export const importStates = ['reading', 'failed', 'ready', 'writing', 'done', 'stopped'] as const
export type ImportState = (typeof importStates)[number]

/** `duplicate`: the row would create a product with a name that its seller already has. */
export const rowOutcomes = ['create', 'change', 'same', 'duplicate', 'reject'] as const
export type RowOutcome = (typeof rowOutcomes)[number]

/** `left_out`: the row could not be imported, because the catalog has changed since the report. */
export const rowResults = ['written', 'left_out'] as const

/** The number of rows with each outcome in an import, and the number of written rows. */
export interface ImportFigures extends Record<RowOutcome, number> {
  written: number
  leftOut: number
}

/** Returns the number of rows that an import writes. Duplicates are written only if the user chose that. */
export function rowsToWrite(figures: ImportFigures, withDuplicates: boolean): number {
  return figures.create + figures.change + (withDuplicates ? figures.duplicate : 0)
}

export const rowFilters = {
  rejected: 'Rejected',
  duplicates: 'Same name',
  'left-out': 'Left out',
  new: 'New',
  changed: 'Changed',
  same: 'No change',
} as const
export type RowFilter = keyof typeof rowFilters

export function rowFilterIn(text: string | null): RowFilter | null {
  return text !== null && Object.hasOwn(rowFilters, text) ? (text as RowFilter) : null
}
