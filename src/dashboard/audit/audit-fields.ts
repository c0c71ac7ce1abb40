import { roleLabel, sellerRoles, staffRoles } from '#account/staff/roles.ts'
import { personalValue } from '#audit/audit.ts'
import { changedFieldList, subjectKey, type AuditSubject } from '#audit/audit-filter.ts'
import { fieldsIn, fieldWords } from '#catalog/editing/fields/submitted-fields.ts'
import type { EditedField } from '#catalog/field.ts'
import { noticeLabels, notices } from '#dashboard/notices/notices.ts'
import { nounWords } from '#dashboard/records/nouns.ts'
import { shortDay, shortMoment } from '#dashboard/components/short-day.ts'
import { fileIdOfPicture } from '#files/picture-address.ts'
import { sizeInWords } from '#files/stored-file.ts'
import { formatMoney, formatPrice } from '#lib/money.ts'
import { parseDollars } from '#lib/parse-dollars.ts'

/** A changed field with its values in readable form. `before` or `after` is `null` if there was no value. */
export interface AuditedField {
  name: string
  label: string
  before: string | null
  after: string | null
}

type Values = Record<string, unknown> | null

/** What the sentence of an entry needs. `names` has the names of records whose ids are in the values. */
export interface WordedEntry {
  subjectKind: string
  before: Values
  after: Values
  names: ReadonlyMap<string, string>
}

/** Returns the changed fields, with the labels of the forms and readable values. */
export function fieldChanges({ subjectKind, before, after, names }: WordedEntry): AuditedField[] {
  const described = describedFields(subjectKind)
  const placeOf = (name: string) => described.findIndex((known) => known.name === name)
  // In the order of the form. The database returns fields by the length of their names.
  const changed = changedFieldList(before, after).toSorted(
    (one, other) => placeOf(one.name) - placeOf(other.name) || one.name.localeCompare(other.name),
  )
  return changed.map(({ name, ...sides }) => {
    const field = described.find((known) => known.name === name)
    const words = (value: unknown) => valueWords(value, { name, field, names })
    return {
      name,
      label: (subjectKind === 'account' && noticeNamed(name)) || labelOf(name, field),
      before: words(sides.before),
      after: words(sides.after),
    }
  })
}

/** Returns the label of a notification setting, which the log stores under the name of the notice. */
function noticeNamed(name: string): string | undefined {
  const notice = notices.find((known) => known === name)
  return notice && noticeLabels[notice]
}

const nounOfKind = {
  product: 'products',
  proposal: 'products',
  'product-group': 'products',
  solution: 'solutions',
  category: 'categories',
  seller: 'sellers',
} as const

function describedFields(kind: string): EditedField[] {
  return isDescribed(kind) ? fieldsIn(nounWords[nounOfKind[kind]].sections) : []
}

function isDescribed(kind: string): kind is keyof typeof nounOfKind {
  return kind in nounOfKind
}

const labels: Readonly<Record<string, string>> = {
  isActive: 'Shown in the shop',
  comingSoon: 'Coming soon',
  linkUrl: 'Access link',
  linkLabel: 'Link text',
  contactEmail: 'Contact for buyers',
  keySource: 'License keys',
  activationLimit: 'Machines per key',
  cancelsChange: 'Unpaid quantity change canceled',
  changeOrder: 'By order',
  staffRoles: 'Roles',
  sellerId: 'Seller',
  subjectId: 'Record',
  assigned_to: 'Assigned to',
  expires_at: 'Valid until',
  expiresAt: 'Valid until',
  verifiedSince: 'Verified since',
  suspendedAt: 'Suspended since',
  checks: 'What was checked',
  shown: 'Shown in the shop',
  mail: 'Email',
  checked: 'Needs nothing for now',
  publication: 'Published answer',
  broken_off: 'Stopped early',
  bytes: 'Size',
  q: 'Search',
  who: 'Person',
}

function labelOf(name: string, field: EditedField | undefined): string {
  const known = labels[name] ?? field?.label.replace(/ in dollars$/, '')
  if (known !== undefined) return known
  const words = name
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

interface ValueContext {
  name: string
  field: EditedField | undefined
  names: ReadonlyMap<string, string>
}

/** The fields whose values are ids, and the kinds of records that the ids refer to. */
const kindsOfIds: Readonly<Record<string, readonly string[]>> = {
  categoryId: ['category'],
  sellerId: ['seller'],
  seller: ['seller'],
  assigned_to: ['account'],
  subjectId: ['product', 'seller'],
}

/** Returns the records to which ids in the values of an entry refer. */
export function subjectsInValues({ before, after }: Pick<WordedEntry, 'before' | 'after'>): AuditSubject[] {
  return [before, after].flatMap((values) =>
    Object.entries(values ?? {}).flatMap(([name, id]) =>
      typeof id === 'string' ? (kindsOfIds[name] ?? []).map((kind) => ({ kind, id })) : [],
    ),
  )
}

function valueWords(value: unknown, context: ValueContext): string | null {
  if (value === undefined || isOnlyNulls(value)) return null
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return emptyWords(context)
  if (value === personalValue) return 'not recorded (personal)'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return numberWords(value, context)
  if (typeof value === 'string') return textWords(value, context)
  if (Array.isArray(value)) return listWords(value, context)
  return JSON.stringify(value)
}

function numberWords(value: number, { name }: ValueContext): string {
  if (name === 'amount') return formatMoney(value)
  return name === 'bytes' ? sizeInWords(value) : String(value)
}

/** Whether the value is the list of prices of a quote without an answer. */
function isOnlyNulls(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((each) => each === null)
}

function emptyWords({ field }: ValueContext): string {
  if (field?.kind === 'check') return 'No'
  const { choices } = field ?? {}
  const none = Array.isArray(choices) ? choices.find((choice) => choice.value === '') : undefined
  return none?.label ?? 'nothing'
}

const roles = new Map<string, string>([...staffRoles, ...sellerRoles].map((role) => [role, roleLabel(role)]))

/** Fields with amounts stored as text, such as `12.50`. */
const prices = new Set(['total', 'discount', 'prices', 'price', 'originalPrice', 'offerPrice'])

function textWords(value: string, { name, field, names }: ValueContext): string {
  const kinds = kindsOfIds[name] ?? []
  const named = kinds.map((kind) => names.get(subjectKey({ kind, id: value }))).find(Boolean)
  if (named !== undefined) return named
  if (name === 'staffRoles' || name === 'role') return roles.get(value) ?? value
  const picture = fileIdOfPicture(value)
  if (picture !== null) return `picture ${picture.slice(0, 8)}`
  if (field) return fieldWords(field, value)
  if (prices.has(name)) return priceWords(value)
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return shortMoment(value)
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return shortDay(value)
  return /^[a-z]+(?:_[a-z]+)*$/.test(value) && codes.has(name) ? sentenceCase(value) : value
}

/** Fields whose values are codes, such as `documents_opened`. */
const codes = new Set([
  'offerState',
  'status',
  'state',
  'outcome',
  'reason',
  'mail',
  'reported',
  'kind',
  'factor',
  'keySource',
])

/** Codes that the pages show under another name. */
const codeNames: Readonly<Record<string, string>> = {
  submitted: 'Waiting for approval',
  returned: 'Sent back',
  generated: 'Generated by the shop',
  imported: 'From a list',
}

function sentenceCase(code: string): string {
  const words = codeNames[code] ?? code.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function priceWords(value: string): string {
  const cents = parseDollars(value)
  return cents === null ? value : formatPrice(cents)
}

function listWords(values: readonly unknown[], context: ValueContext): string {
  const { field } = context
  if (values.every((value) => typeof value === 'string' || value === null)) {
    return values.map((value) => (value === null ? '?' : textWords(String(value), context))).join(', ')
  }
  const rows = values.flatMap((value) => (isRow(value) ? [value] : []))
  if (field && rows.length === values.length) return fieldWords(field, rows)
  return `${values.length} ${values.length === 1 ? 'row' : 'rows'}`
}

function isRow(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((cell) => typeof cell === 'string')
  )
}
