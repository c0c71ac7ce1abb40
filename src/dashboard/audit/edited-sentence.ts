import type { Actor } from '#audit/audit.ts'
import type { AuditedField, WordedEntry } from '#dashboard/audit/audit-fields.ts'

/** An entry's sentence without its author: `changed price of` *Forecast Workbench* `from $49.00`. */
export interface AuditSentence {
  verb: string
  rest: string
  /** The changed fields that the sentence does not mention. */
  details: AuditedField[]
}

export interface SentenceEntry extends WordedEntry {
  action: string
  actorKind?: Actor['kind']
}

export type Sentence = Pick<AuditSentence, 'verb'> & Partial<AuditSentence>

/** Returns the sentence for an entry with these changed fields. */
export type SentenceFunction = (entry: SentenceEntry, changes: AuditedField[]) => Sentence

/** Returns the noun for a kind of subject, such as `product` or `seller profile`. */
export function subjectNoun(kind: string): string {
  return nouns[kind] ?? kind.replaceAll(/[_-]/g, ' ')
}

const nouns: Readonly<Record<string, string>> = {
  enquiry: 'inquiry',
  portal_event: 'event of the signing portal',
  account: 'person',
  discount: 'discount code',
  api_key: 'API key',
}

const longestValue = 60

/** Returns the sentence about records that were created, changed, archived or deleted. */
export function editedSentence(
  { subjectKind, before, after }: SentenceEntry,
  changes: AuditedField[],
): Sentence {
  const isGroup = subjectKind.endsWith('-group')
  const noun = isGroup ? '' : ` ${subjectNoun(subjectKind)}`
  if (after?.['undone'] === true) return { verb: 'undid a change of' }
  if (after?.['inList'] === true) return { verb: 'edited', rest: ' in the list' }
  const percent = isGroup ? Number(after?.['percent'] ?? 0) : 0
  if (percent !== 0)
    return { verb: `${percent < 0 ? 'lowered' : 'raised'} the price of`, rest: ` by ${Math.abs(percent)}%` }
  if (after && 'addedTag' in after) return { verb: `added the tag ${String(after['addedTag'])} to` }
  if (after && 'removedTag' in after) return { verb: `removed the tag ${String(after['removedTag'])} from` }
  if (after?.['archived'] === true) return { verb: `archived${noun}`, details: [] }
  if (after?.['archived'] === false) return { verb: `restored${noun}`, details: [] }
  if (before === null && !isGroup) return { verb: `created${noun}` }
  if (after === null) return { verb: `deleted${noun}` }
  const [only, ...others] = changes
  if (!only) return { verb: 'changed' }
  if (others.length === 0) return oneChange(only)
  const named = changes.slice(0, 2).map(({ label }) => lower(label))
  const more = changes.length - named.length
  const list = more === 0 ? named.join(' and ') : `${named.join(', ')} and ${more} more`
  return { verb: `changed ${list} of` }
}

/** The verbs for a checkbox that was checked, and for one that was cleared. */
const switches: Readonly<Record<string, readonly [on: string, off: string]>> = {
  isActive: ['showed', 'hid'],
  isFeatured: ['featured', 'stopped featuring'],
}

export function oneChange(change: AuditedField): Sentence {
  const { name, label, before, after } = change
  const turned = switches[name]
  if (turned) return { verb: after === 'Yes' ? turned[0] : turned[1], details: [] }
  const verb = `changed ${lower(label)} of`
  const isShort = [before, after].every((value) => (value ?? '').length <= longestValue)
  if (after === null || !isShort || [before, after].some((value) => value?.includes('\n'))) return { verb }
  return { verb, rest: before === null ? ` to ${after}` : ` from ${before} to ${after}`, details: [] }
}

export function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Returns the same verb for every entry. */
export const always =
  (verb: string): SentenceFunction =>
  () => ({ verb })

export function withoutField(changes: readonly AuditedField[], ...names: string[]): AuditedField[] {
  return changes.filter(({ name }) => !names.includes(name))
}

/** Returns the new value of a field, or the old value if it was removed. */
export function valueIn(changes: readonly AuditedField[], name: string): string {
  const found = changes.find((change) => change.name === name)
  return found?.after ?? found?.before ?? ''
}
