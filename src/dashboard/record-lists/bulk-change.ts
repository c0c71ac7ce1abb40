import type { ListedRecord } from '#catalog/editing/lists/list-filter.ts'
import { maxTags } from '#catalog/product.ts'
import { isRecordId } from '#lib/ids.ts'

/** The actions on selected rows. */
export const bulkIntents = [
  'show',
  'hide',
  'feature',
  'unfeature',
  'category',
  'price',
  'seller',
  'add-tag',
  'remove-tag',
  'archive',
  'restore',
] as const
export type BulkIntent = (typeof bulkIntents)[number]

/** The value that an action needs, as the name of its field. */
export type BulkValue = 'category' | 'price' | 'seller' | 'tag'

interface BulkWords {
  /** The label of the button. */
  label: string
  value?: BulkValue
  /** 'Archive 3 products?' The value is the chosen category, price, seller or tag. */
  ask: (count: string, value: string) => string
  /** 'Set the price of 3 products', on the button that confirms, if it is not the label and the number. */
  confirm?: (count: string) => string
  done: (count: string) => string
  /** Follows the number of records that already had the value, such as 'already hidden.' */
  same: string
  /** Why some records were not changed; follows 'not changed:'. */
  leftOut: string
  /** Whether the action is offered for this record. */
  fits: (row: ListedRecord) => boolean
}

const isShown = ({ state }: ListedRecord) => state === 'shown' || state === 'coming'
const suspended = 'their seller is suspended.'

export const bulkWords: Readonly<Record<BulkIntent, BulkWords>> = {
  show: {
    label: 'Show',
    ask: (count) => `Show ${count} in the shop?`,
    done: (count) => `${count} now in the shop.`,
    same: 'already were.',
    leftOut: suspended,
    fits: (row) => !isShown(row),
  },
  hide: {
    label: 'Hide',
    ask: (count) => `Hide ${count}? Customers won’t see them.`,
    done: (count) => `Hid ${count}.`,
    same: 'already hidden.',
    leftOut: '',
    fits: isShown,
  },
  feature: {
    label: 'Feature',
    ask: (count) => `Feature ${count}?`,
    done: (count) => `Featured ${count}.`,
    same: 'already were.',
    leftOut: '',
    fits: ({ isFeatured }) => !isFeatured,
  },
  unfeature: {
    label: 'No longer feature',
    ask: (count) => `No longer feature ${count}?`,
    done: (count) => `${count} no longer featured.`,
    same: 'weren’t featured.',
    leftOut: '',
    fits: ({ isFeatured }) => isFeatured,
  },
  category: {
    label: 'Set category',
    value: 'category',
    ask: (count, value) => `Move ${count} to ${value}?`,
    confirm: (count) => `Set the category of ${count}`,
    done: (count) => `Moved ${count}.`,
    same: 'already in this category.',
    leftOut: 'this category no longer exists.',
    fits: () => true,
  },
  price: {
    label: 'Set price',
    value: 'price',
    ask: (count, value) => `Set the price of ${count} to ${value}?`,
    confirm: (count) => `Set the price of ${count}`,
    done: (count) => `Changed the price of ${count}.`,
    same: 'already had this price.',
    leftOut: 'the price must be below the regular price, and downloads are free.',
    fits: () => true,
  },
  seller: {
    label: 'Change seller',
    value: 'seller',
    ask: (count, value) => `Change the seller of ${count} to ${value}?`,
    confirm: (count) => `Change the seller of ${count}`,
    done: (count) => `Changed the seller of ${count}.`,
    same: 'already had this seller.',
    leftOut: 'a suspended seller can’t have products in the shop.',
    fits: () => true,
  },
  'add-tag': {
    label: 'Add tag',
    value: 'tag',
    ask: (count, value) => `Add the tag ${value} to ${count}?`,
    confirm: (count) => `Add the tag to ${count}`,
    done: (count) => `Added the tag to ${count}.`,
    same: 'already had this tag.',
    leftOut: `a product has at most ${maxTags} tags.`,
    fits: () => true,
  },
  'remove-tag': {
    label: 'Remove tag',
    value: 'tag',
    ask: (count, value) => `Remove the tag ${value} from ${count}?`,
    confirm: (count) => `Remove the tag from ${count}`,
    done: (count) => `Removed the tag from ${count}.`,
    same: 'didn’t have this tag.',
    leftOut: '',
    fits: () => true,
  },
  archive: {
    label: 'Archive',
    ask: (count) => `Archive ${count}? Customers won’t see what’s archived.`,
    done: (count) => `Archived ${count}.`,
    same: 'already archived.',
    leftOut: '',
    fits: () => true,
  },
  restore: {
    label: 'Restore',
    ask: (count) => `Restore ${count}? They stay hidden until you show them.`,
    done: (count) => `Restored ${count}, hidden.`,
    same: 'weren’t archived.',
    leftOut: '',
    fits: () => true,
  },
}

/** The words for edits in the grid, where cells are counted. */
const editWords = {
  done: (count: string) => `Saved ${count}.`,
  same: '',
  leftOut: 'someone else changed them, or their seller is suspended.',
}

export function readBulkIntent(text: string): BulkIntent | null {
  return bulkIntents.find((intent) => intent === text) ?? null
}

/** A bulk change that needs a confirmation. */
export interface BulkQuestion {
  intent: BulkIntent
  ids: readonly string[]
  /** The id of a category or seller, or a price or tag as entered. */
  value: string
}

/** The result of a bulk change, as one search parameter. */
export interface BulkDone {
  intent: BulkIntent | 'undo' | 'edit'
  changed: number
  same: number
  leftOut: number
  /** When the change was made, in milliseconds. The audit log knows which records it changed. */
  at: number
  /** The ids of the first records that it did not change. */
  unchanged: readonly string[]
}

/** More would make the address too long. */
const maxUnchanged = 20

export function doneParameter({ intent, changed, same, leftOut, at, unchanged }: BulkDone): string {
  return [intent, changed, same, leftOut, at, ...unchanged.slice(0, maxUnchanged)].join('.')
}

export function readDone(text: string | null): BulkDone | null {
  const [word = '', ...values] = (text ?? '').split('.')
  const [numbers, unchanged] = [values.slice(0, 4), values.slice(4)]
  const intent = word === 'undo' || word === 'edit' ? word : readBulkIntent(word)
  if (!intent || numbers.length !== 4 || !numbers.every((number) => /^\d{1,14}$/.test(number))) return null
  if (unchanged.length > maxUnchanged || !unchanged.every(isRecordId)) return null
  const [changed = 0, same = 0, leftOut = 0, at = 0] = numbers.map(Number)
  return { intent, changed, same, leftOut, at, unchanged }
}

/** The result in words: 'Featured 7 products. 3 already were.' */
export function bulkSentence(
  { intent, changed, same, leftOut }: Omit<BulkDone, 'unchanged'>,
  one: string,
  many: string,
): string {
  const [thing, things] = intent === 'edit' ? ['change', 'changes'] : [one, many.toLowerCase()]
  const count = `${changed.toLocaleString('en-US')} ${changed === 1 ? thing : things}`
  if (intent === 'undo') {
    return same === 0
      ? `Undone for ${count}.`
      : `Undone for ${count}. ${same} changed since and stayed as is.`
  }
  const words = intent === 'edit' ? editWords : bulkWords[intent]
  return [
    changed === 0 ? 'Nothing changed.' : words.done(count),
    same > 0 && `${same.toLocaleString('en-US')} ${words.same}`,
    leftOut > 0 && `${leftOut.toLocaleString('en-US')} not changed: ${words.leftOut}`,
  ]
    .filter(Boolean)
    .join(' ')
}
