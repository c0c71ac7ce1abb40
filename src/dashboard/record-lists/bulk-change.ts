/** The actions on selected rows. */
export const bulkIntents = ['archive', 'restore', 'feature', 'unfeature'] as const
export type BulkIntent = (typeof bulkIntents)[number]

interface BulkWords {
  /** The label of the button. */
  label: string
  /** 'Archive 3 products?' */
  ask: (count: string) => string
  done: (count: string) => string
}

export const bulkWords: Readonly<Record<BulkIntent, BulkWords>> = {
  archive: {
    label: 'Archive',
    ask: (count) => `Archive ${count}? The shop stops showing what is archived.`,
    done: (count) => `Archived ${count}.`,
  },
  restore: {
    label: 'Restore',
    ask: (count) => `Restore ${count}? They stay hidden until they are shown.`,
    done: (count) => `Restored ${count}, hidden.`,
  },
  feature: {
    label: 'Feature',
    ask: (count) => `Feature ${count}?`,
    done: (count) => `Featured ${count}.`,
  },
  unfeature: {
    label: 'No longer feature',
    ask: (count) => `No longer feature ${count}?`,
    done: (count) => `${count} no longer featured.`,
  },
}

export function readBulkIntent(text: string): BulkIntent | null {
  return bulkIntents.find((intent) => intent === text) ?? null
}

/** The confirmation for selected rows. */
export interface BulkQuestion {
  intent: BulkIntent
  ids: readonly string[]
}
