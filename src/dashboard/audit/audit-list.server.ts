import { accountNames, accountsLike } from '#account/session/account.queries.server.ts'
import { actorWords, subjectKey, type AuditFilter, type AuditSubject } from '#audit/audit-filter.ts'
import { changesOfGroups, listChanges, type AuditEntry } from '#audit/audit.queries.server.ts'
import { fieldChanges, subjectsInValues, type AuditedField } from '#dashboard/audit/audit-fields.ts'
import { auditSentence } from '#dashboard/audit/audit-sentence.ts'
import { subjectNoun, type AuditSentence } from '#dashboard/audit/edited-sentence.ts'
import { draftsAmong, subjectNames } from '#dashboard/audit/audit-subjects.queries.server.ts'
import type { Viewer } from '#dashboard/viewer.server.ts'
import { listNameOf } from '#dashboard/lists/view-search.ts'
import type { ListSlice } from '#db/comes-after.server.ts'
import type { Database } from '#db/database.server.ts'
import { endOfDay, startOfDay } from '#lib/days.ts'
import { isUuid } from '#lib/ids.ts'
import { termOf } from '#lib/search-terms.ts'
import { findRecords } from '#dashboard/search/find-anything.server.ts'

export interface AuditRow extends AuditSentence {
  id: string
  at: Date
  who: string
  /** The author of the proposal, if the entry is its approval. */
  proposedBy: string | null
  action: string
  sessionId: string | null
  subject: AuditSubject & { name: string; path: string | null }
  /** All changed fields, including the fields in the sentence of the entry. */
  fields: AuditedField[]
  /** The first entries of an import or bulk change. */
  parts: AuditRow[]
}

/** Reads the filters from the query string. `who` is part of a name or email, or one of `actorWords`. */
export async function auditFilterOf(
  db: Database,
  viewer: Viewer,
  parameters: URLSearchParams,
  now: Date,
): Promise<AuditFilter> {
  const who = termOf(parameters, 'who')
  const actorKind = actorWords.find(({ value }) => value.toLowerCase() === who.toLowerCase())?.kind ?? null
  const subject = termOf(parameters, 'subject')
  const group = parameters.get('group') ?? ''
  const parentId = isUuid(group) ? group : null
  return {
    actorIds: who === '' || actorKind ? null : await accountsLike(db, who),
    actorKind,
    action: termOf(parameters, 'action'),
    subject,
    subjects: subject === '' ? [] : await findSubjects(db, { viewer, term: subject, now }),
    parentId,
    isFolded: parentId === null && subject === '',
    from: startOfDay(parameters.get('from')),
    until: endOfDay(parameters.get('to')),
  }
}

/** Returns the name and the page of a record if the search is its key, such as `product copper-scan`. */
export async function historyOf(
  db: Database,
  search: string,
): Promise<{ name: string; path: string | null } | null> {
  const [, kind = '', id = ''] = /^(\S+) (\S+)$/.exec(search) ?? []
  const subject = { kind, id }
  const name = (await subjectNames(db, [subject])).get(subjectKey(subject))
  return name === undefined ? null : { name, path: subjectPath(subject) }
}

/** The maximum number of entries listed below an import or bulk change. */
const maxParts = 20

/** Reads the audit entries, with the names of people and records. */
export async function auditRows(
  db: Database,
  filter: AuditFilter,
  slice: ListSlice,
): Promise<(AuditRow & { moment: string })[]> {
  const entries = await listChanges(db, filter, slice)
  const groups = filter.isFolded ? entries.filter(isGroup) : []
  const groupIds = groups.map(({ id }) => id)
  const parts = await changesOfGroups(db, groupIds, maxParts)
  const namesOf = await namesIn(db, [...entries, ...parts])
  return entries.map((entry) => ({
    ...rowOf(entry, namesOf),
    moment: entry.moment,
    parts: parts.filter(({ parentId }) => parentId === entry.id).map((part) => rowOf(part, namesOf)),
  }))
}

/** Whether the entry has entries below it: an import, a bulk change, or the suspension of a seller. */
function isGroup({ subjectKind, action }: AuditEntry): boolean {
  return subjectKind.endsWith('-group') || (subjectKind === 'seller' && action === 'sellers.suspend')
}

interface Names {
  accounts: ReadonlyMap<string, string>
  subjects: ReadonlyMap<string, string>
  /** The proposals that are still drafts. Staff cannot see drafts, so entries about them have no link. */
  drafts: ReadonlySet<string>
}

async function namesIn(db: Database, entries: readonly AuditEntry[]): Promise<Names> {
  const people = entries.flatMap(({ actorId, proposedBy }) => [actorId ?? [], proposedBy ?? []].flat())
  const subjects = entries.flatMap((entry) => [
    subjectOf(entry),
    ...subjectsInValues(entry),
    ...(entry.actorKind === 'api_key' && entry.actorId ? [{ kind: 'api_key', id: entry.actorId }] : []),
  ])
  const [accounts, named, drafts] = await Promise.all([
    accountNames(db, [...new Set(people)]),
    subjectNames(db, subjects),
    draftsAmong(db, subjects),
  ])
  return { accounts, subjects: named, drafts }
}

function rowOf(entry: AuditEntry, { accounts, subjects, drafts }: Names): AuditRow {
  const { id, at, actorKind, actorId, proposedBy, action, sessionId } = entry
  const subject = subjectOf(entry)
  const name = subjects.get(subjectKey(subject))
  const nameOf = (account: string) => accounts.get(account) ?? 'Someone who left'
  return {
    id,
    at,
    action,
    sessionId,
    who: whoActed(),
    proposedBy: proposedBy === null ? null : nameOf(proposedBy),
    subject: {
      ...subject,
      name: name ?? nameWithout(entry),
      path: name === undefined || drafts.has(subject.id) ? null : subjectPath(subject),
    },
    fields: fieldChanges({ ...entry, names: subjects }),
    ...auditSentence({ ...entry, names: subjects }),
    parts: [],
  }

  function whoActed(): string {
    if (actorId === null) return actors[actorKind]
    if (actorKind !== 'api_key') return nameOf(actorId)
    return `API key ${subjects.get(subjectKey({ kind: actorKind, id: actorId })) ?? ''}`.trim()
  }
}

function subjectOf({ subjectKind, subjectId }: AuditEntry): AuditSubject {
  return { kind: subjectKind, id: subjectId }
}

/** Returns a name for a subject that no longer exists or never had a name. */
function nameWithout({ subjectKind, subjectId, before, after }: AuditEntry): string {
  if (subjectKind.endsWith('-group')) {
    return `${Number(subjectId).toLocaleString('en-US')} ${plurals[subjectKind] ?? 'records'}`
  }
  if (subjectKind === 'view') return listNameOf(subjectId)
  if (subjectKind === 'export') return exportNames[subjectId] ?? subjectId.replaceAll('-', ' ')
  const stored = after?.['name'] ?? before?.['name'] ?? after?.['terms'] ?? before?.['terms']
  if (typeof stored === 'string' && stored !== '') return stored
  return isUuid(subjectId) || subjectId.length > 60 ? `a deleted ${subjectNoun(subjectKind)}` : subjectId
}

const plurals: Readonly<Record<string, string>> = {
  'product-group': 'products',
  'solution-group': 'solutions',
  'category-group': 'categories',
  'enquiry-group': 'inquiries',
  'order-group': 'orders',
}

/** The names of exports that are called otherwise in the dashboard. */
const exportNames: Readonly<Record<string, string>> = {
  audit: 'the audit log',
  enquiries: 'inquiries',
  failures: 'failed emails and portal errors',
  funnel: 'orders from cart to active',
  'revenue-by-seller-and-month': 'sellers by month',
  searches: 'searches without results',
  statement: 'a statement',
}

const actors = {
  account: 'Someone',
  customer: 'A customer',
  command: 'The command line',
  system: 'The shop',
  api_key: 'An API key',
}

/** The maximum number of records of each kind that the search for a record finds. */
const maxFound = 50

/** Finds records by name, number or customer. */
async function findSubjects(
  db: Database,
  { viewer, term, now }: { viewer: Viewer; term: string; now: Date },
): Promise<AuditSubject[]> {
  const [groups, accountIds] = await Promise.all([
    findRecords(db, { viewer, term, now, limit: maxFound }),
    accountsLike(db, term),
  ])
  const records = groups.flatMap(({ rows }) =>
    rows.flatMap(({ path }) => {
      const [, , folder = '', id = ''] = path.split('/')
      const kind = Object.keys(subjectFolders).find((known) => subjectFolders[known] === folder)
      return kind === undefined || id === '' ? [] : [{ kind, id: decodeURIComponent(id) }]
    }),
  )
  return [...records, ...accountIds.map((id) => ({ kind: 'account', id }))]
}

/** The folder of a record's address by kind of record. Kinds without a page are missing. */
const subjectFolders: Readonly<Record<string, string>> = {
  product: 'products',
  solution: 'solutions',
  category: 'categories',
  seller: 'sellers',
  proposal: 'proposals',
  order: 'orders',
  quote: 'quotes',
  enquiry: 'enquiries',
  review: 'reviews',
  account: 'people',
}

/** Returns the page of a record, or `null` if the dashboard has none. */
function subjectPath({ kind, id }: AuditSubject): string | null {
  // The log stores the code of a discount, but its page needs the id. So this links to the list, filtered by
  // the code.
  if (kind === 'discount') return `/dashboard/discounts?${new URLSearchParams({ q: id })}`
  const folder = subjectFolders[kind]
  return folder === undefined ? null : `/dashboard/${folder}/${encodeURIComponent(id)}`
}
