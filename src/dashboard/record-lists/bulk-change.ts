import type { ListedRecord } from '#catalog/editing/lists/list-filter.ts'
import type { PricePreview } from '#catalog/editing/products-change.ts'
import { refusalWords, type RefusalReason, type Refused } from '#catalog/editing/refusal.ts'
import { isRecordId, isUuid } from '#lib/ids.ts'

/** The actions on selected rows. */
export const bulkIntents = [
  'show',
  'hide',
  'feature',
  'unfeature',
  'category',
  'price',
  'raise',
  'lower',
  'seller',
  'add-tag',
  'remove-tag',
  'archive',
  'restore',
] as const
export type BulkIntent = (typeof bulkIntents)[number]

/** The value that an action needs. Its form field has the same name. */
export type BulkValue = 'category' | 'price' | 'percent' | 'seller' | 'tag'

interface BulkWords {
  label: string
  value?: BulkValue
  /** The question, such as 'Archive 3 products?' `value` is the category, price, seller or tag. */
  ask: (count: string, value: string) => string
  /** The button that confirms, such as 'Set the price of 3 products'; by default `label` with the number. */
  confirm?: (count: string) => string
  done: (count: string) => string
  /** The text about records that already had the value, such as 'already hidden.' */
  same: string
  /** The rows that the action changes. The default is all rows. */
  fits?: (row: ListedRecord) => boolean
}

const keptPrice = 'unchanged: free, or less than a cent.'
const isShown = ({ state }: ListedRecord) => state === 'shown' || state === 'coming'

export const bulkWords: Readonly<Record<BulkIntent, BulkWords>> = {
  show: {
    label: 'Show',
    ask: (count) => `Show ${count} in the shop?`,
    done: (count) => `${count} now in the shop.`,
    same: 'already were.',
    fits: (row) => !isShown(row),
  },
  hide: {
    label: 'Hide',
    ask: (count) => `Hide ${count}? Customers won’t see them.`,
    done: (count) => `Hid ${count}.`,
    same: 'already hidden.',
    fits: isShown,
  },
  feature: {
    label: 'Feature',
    ask: (count) => `Feature ${count}?`,
    done: (count) => `Featured ${count}.`,
    same: 'already were.',
    fits: ({ isFeatured }) => !isFeatured,
  },
  unfeature: {
    label: 'No longer feature',
    ask: (count) => `No longer feature ${count}?`,
    done: (count) => `${count} no longer featured.`,
    same: 'weren’t featured.',
    fits: ({ isFeatured }) => isFeatured,
  },
  category: {
    label: 'Set category',
    value: 'category',
    ask: (count, value) => `Move ${count} to ${value}?`,
    confirm: (count) => `Set the category of ${count}`,
    done: (count) => `Moved ${count}.`,
    same: 'already in this category.',
  },
  price: {
    label: 'Set price',
    value: 'price',
    ask: (count, value) => `Set the price of ${count} to ${value}?`,
    confirm: (count) => `Set the price of ${count}`,
    done: (count) => `Changed the price of ${count}.`,
    same: 'already had this price.',
  },
  raise: {
    label: 'Raise price',
    value: 'percent',
    ask: (count, value) => `Raise the price of ${count} by ${value}%?`,
    confirm: (count) => `Raise the price of ${count}`,
    done: (count) => `Raised the price of ${count}.`,
    same: keptPrice,
  },
  lower: {
    label: 'Lower price',
    value: 'percent',
    ask: (count, value) => `Lower the price of ${count} by ${value}%?`,
    confirm: (count) => `Lower the price of ${count}`,
    done: (count) => `Lowered the price of ${count}.`,
    same: keptPrice,
  },
  seller: {
    label: 'Change seller',
    value: 'seller',
    ask: (count, value) => `Change the seller of ${count} to ${value}?`,
    confirm: (count) => `Change the seller of ${count}`,
    done: (count) => `Changed the seller of ${count}.`,
    same: 'already had this seller.',
  },
  'add-tag': {
    label: 'Add tag',
    value: 'tag',
    ask: (count, value) => `Add the tag ${value} to ${count}?`,
    confirm: (count) => `Add the tag to ${count}`,
    done: (count) => `Added the tag to ${count}.`,
    same: 'already had this tag.',
  },
  'remove-tag': {
    label: 'Remove tag',
    value: 'tag',
    ask: (count, value) => `Remove the tag ${value} from ${count}?`,
    confirm: (count) => `Remove the tag from ${count}`,
    done: (count) => `Removed the tag from ${count}.`,
    same: 'didn’t have this tag.',
  },
  archive: {
    label: 'Archive',
    ask: (count) => `Archive ${count}? Customers won’t see what’s archived.`,
    done: (count) => `Archived ${count}.`,
    same: 'already archived.',
  },
  restore: {
    label: 'Restore',
    ask: (count) => `Restore ${count}? They stay hidden until you show them.`,
    done: (count) => `Restored ${count}, hidden.`,
    same: 'weren’t archived.',
  },
}

/** The texts for edits in the grid. They count cells instead of records. */
const editWords = { done: (count: string) => `Saved ${count}.`, same: '' }

export function readBulkIntent(text: string): BulkIntent | null {
  return bulkIntents.find((intent) => intent === text) ?? null
}

export interface BulkQuestion {
  intent: BulkIntent
  ids: readonly string[]
  /** The id of the selected category or seller, or the entered price, percentage or tag. */
  value: string
  /** The prices before and after the change, if the action changes prices. */
  prices?: readonly PricePreview[]
}

/** A bulk change that was rejected because of its value, with the error message. */
export interface BulkMistake extends BulkQuestion {
  /** Whether the user selected all matching rows. */
  isAll: boolean
  field: BulkValue
  problem: string
}

/** The result of a bulk change. One search parameter contains it. */
export interface BulkDone {
  intent: BulkIntent | 'undo' | 'edit'
  changed: number
  same: number
  leftOut: number
  /** The id of the change in the audit log, which lists the changed records. */
  entryId: string
  /** The first records that were not changed. */
  unchanged: readonly Refused[]
}

/** The maximum number of unchanged records in the search parameter. More would make the address too long. */
const maxUnchanged = 20

export function doneParameter({ intent, changed, same, leftOut, entryId, unchanged }: BulkDone): string {
  const named = unchanged.slice(0, maxUnchanged).map(({ id, why }) => `${id}*${why}`)
  return [intent, changed, same, leftOut, entryId, ...named].join('.')
}

export function readDone(text: string | null): BulkDone | null {
  const [word = '', ...values] = (text ?? '').split('.')
  const [numbers, entryId = '', named] = [values.slice(0, 3), values[3], values.slice(4)]
  const intent = word === 'undo' || word === 'edit' ? word : readBulkIntent(word)
  if (!intent || !isUuid(entryId) || !numbers.every((number) => /^\d{1,14}$/.test(number))) return null
  const unchanged = named.flatMap((text) => {
    const [id = '', why = ''] = text.split('*')
    return isRecordId(id) && isReason(why) ? [{ id, why }] : []
  })
  if (unchanged.length > maxUnchanged || unchanged.length < named.length) return null
  const [changed = 0, same = 0, leftOut = 0] = numbers.map(Number)
  return { intent, changed, same, leftOut, entryId, unchanged }
}

function isReason(text: string): text is RefusalReason {
  return Object.hasOwn(refusalWords, text)
}

/** Describes the result, such as 'Featured 7 products. 3 already were.' */
export function bulkSentence(
  { intent, changed, same, leftOut }: Omit<BulkDone, 'entryId' | 'unchanged'>,
  one: string,
  many: string,
): string {
  const [thing, things] = intent === 'edit' ? ['change', 'changes'] : [one, many.toLowerCase()]
  const count = `${changed.toLocaleString('en-US')} ${changed === 1 ? thing : things}`
  if (intent === 'undo') {
    const first = changed === 0 ? 'Nothing undone.' : `Undone for ${count}.`
    return same === 0 ? first : `${first} ${same} changed since then and kept the new values.`
  }
  const words = intent === 'edit' ? editWords : bulkWords[intent]
  return [
    changed === 0 ? 'Nothing changed.' : words.done(count),
    same > 0 && `${same.toLocaleString('en-US')} ${words.same}`,
    leftOut > 0 && `${leftOut.toLocaleString('en-US')} not changed.`,
  ]
    .filter(Boolean)
    .join(' ')
}
