import { sizeInWords } from '#files/stored-file.ts'
import { monthName } from '#dashboard/components/short-day.ts'
import { orderSentences } from '#dashboard/audit/order-sentences.ts'
import { fieldChanges, type AuditedField } from '#dashboard/audit/audit-fields.ts'
import {
  always,
  editedSentence,
  lower,
  oneChange,
  valueIn,
  withoutField,
  type AuditSentence,
  type SentenceEntry,
  type SentenceFunction,
  type Sentence,
} from '#dashboard/audit/edited-sentence.ts'

export function auditSentence(entry: SentenceEntry): AuditSentence {
  const changes = fieldChanges(entry)
  const sentence =
    sentences[entry.action]?.(entry, changes) ??
    (entry.action.endsWith('.export') ? exported(entry) : editedSentence(entry, changes))
  return { rest: '', details: changes.filter(({ name }) => !stated.has(name)), ...sentence }
}

/** Fields that are not listed below the sentence, because the sentence already contains them. */
const stated = new Set([
  'archived',
  'undone',
  'factor',
  'inList',
  'addedTag',
  'removedTag',
  'rows',
  'month',
  'offerState',
  'neverStarted',
])

const stateOf = ({ after }: SentenceEntry) => after?.['state'] ?? after?.['status'] ?? after?.['offerState']
const by =
  (verbs: Readonly<Record<string, string>>, other: string): SentenceFunction =>
  (entry) => ({ verb: verbs[String(stateOf(entry))] ?? other })

/** The sentences for all actions other than plain edits of a record. */
const sentences: Readonly<Record<string, SentenceFunction>> = {
  'catalogue.import': ({ after }) => ({
    verb: 'imported',
    rest: `${typeof after?.['file'] === 'string' ? ` from ${after['file']}` : ''}: ${figure(after?.['created'])} new, ${figure(after?.['changed'])} changed`,
    details: [],
  }),
  'sellers.verify': ({ after }) => ({
    verb: after?.['verified'] === true ? 'verified seller' : 'took the verification from seller',
  }),
  'sellers.suspend': ({ subjectKind, after }) => {
    if (subjectKind !== 'seller')
      return { verb: after?.['shown'] === true ? 'showed again' : 'hid', details: [] }
    return { verb: after?.['suspended'] === true ? 'suspended seller' : 'reinstated seller' }
  },
  'proposals.write': by(
    {
      draft: 'drafted the proposal for',
      submitted: 'submitted the proposal for',
      withdrawn: 'withdrew the proposal for',
    },
    'worked on the proposal for',
  ),
  'proposals.decide': by(
    {
      approved: 'approved the proposal for',
      returned: 'sent back the proposal for',
      rejected: 'rejected the proposal for',
    },
    'decided on the proposal for',
  ),
  'applications.decide': always('decided on the application to sell'),
  'files.upload': ({ after }, changes) => ({ ...fileWords(after, changes), verb: 'uploaded' }),
  'files.remove': ({ before }, changes) => ({ ...fileWords(before, changes), verb: 'removed file' }),
  'access.edit': (_, changes) => ({ verb: 'changed what buyers get of', details: changes }),
  'access.import': ({ after }) => ({
    verb: `imported ${figure(after?.['importedKeys'])} license keys for`,
    details: [],
  }),
  'access.remove-keys': ({ before }) => ({
    verb: `removed ${figure(before?.['unusedKeys'])} unused license keys of`,
    details: [],
  }),
  ...orderSentences,
  'discounts.decide': by({ active: 'approved discount code' }, 'rejected discount code'),
  'discounts.end': ({ before, after }, changes) => ({
    verb: endedCodeVerb(before?.['state'] !== 'active', after?.['neverStarted'] === true),
    details: withoutField(changes, 'state'),
  }),
  'offers.edit': (entry) => ({ verb: offerVerb(entry) }),
  'offers.apply': (_, changes) => ({ verb: 'applied an offer to', details: changes }),
  'statements.set-rate': (_, changes) => ({ verb: 'set the commission of', details: changes }),
  'statements.pay': ({ after }, changes) => ({
    verb: after === null ? 'opened the statement of' : 'marked the statement of',
    rest: ` for ${monthName(valueIn(changes, 'month'))} ${after === null ? 'again' : 'as paid'}`,
  }),
  'quotes.answer': (entry, changes) => ({
    verb: stateOf(entry) === 'declined' ? 'declined quote' : 'answered quote',
    details: withoutField(changes, 'state'),
  }),
  'quotes.withdraw': always('withdrew quote'),
  'enquiries.answer': (entry, changes) => {
    const { after } = entry
    const isGroup = entry.subjectKind === 'enquiry-group'
    if (after?.['undone'] === true) return { verb: 'undid a change of', details: [] }
    const message = ['answer', 'reply', 'note', 'publication'].find((kind) => after && kind in after)
    if (message)
      return { verb: messageVerbs[message] ?? 'wrote in inquiry', details: withoutField(changes, message) }
    const assigned = changes.find(({ name }) => name === 'assigned_to')
    if (assigned && changes.length === 1) {
      const to = assigned.after === 'nothing' ? ' to nobody' : ` to ${assigned.after}`
      return { verb: isGroup ? 'assigned' : 'assigned inquiry', rest: to, details: [] }
    }
    if (isGroup) return { verb: 'closed', details: [] }
    return by({ done: 'closed inquiry', open: 'reopened inquiry' }, 'changed inquiry')(entry, changes)
  },
  'reviews.moderate': by(
    { hidden: 'hid review', published: 'showed review' },
    'closed the reports of review',
  ),
  'reviews.answer': ({ after }) => ({
    verb: after && 'reported' in after ? 'reported review' : 'answered review',
  }),
  'people.invite': (_, changes) => ({ verb: 'invited', details: withoutField(changes, 'email') }),
  'people.invite-again': always('invited again'),
  'people.withdraw-invitation': always('withdrew the invitation of'),
  'people.accept-invitation': always('accepted the invitation:'),
  'people.change-roles': (_, changes) => ({
    ...oneChange(changes[0] ?? noChange),
    verb: 'changed the roles of',
  }),
  'people.end-sessions': always('logged out'),
  'account.end-sessions': always('logged out everywhere:'),
  'second-factor.rename': always('renamed a sign-in step:'),
  'members.add': (_, changes) => ({
    verb: 'added',
    rest: ` to ${valueIn(changes, 'sellerId')} as ${lower(valueIn(changes, 'role'))}`,
    details: [],
  }),
  'members.change-role': (_, changes) => {
    const { rest = '' } = oneChange(changes.find(({ name }) => name === 'role') ?? noChange)
    const seller = valueIn(changes, 'sellerId')
    return { verb: 'changed the role of', rest: seller === '' ? rest : `${rest} at ${seller}`, details: [] }
  },
  'members.remove': (_, changes) => ({
    verb: 'removed',
    rest: ` from ${valueIn(changes, 'sellerId')}`,
    details: [],
  }),
  'second-factor.add': (_, changes) => ({ verb: `added two-step sign-in (${factorIn(changes)}):` }),
  'second-factor.remove': (_, changes) => ({ verb: `removed two-step sign-in (${factorIn(changes)}):` }),
  'second-factor.reset': always('reset the sign-in of'),
  'second-factor.recover': always('used a recovery code:'),
  'second-factor.new-recovery-codes': always('made new recovery codes:'),
  'account.export': always('downloaded the data of'),
  'account.delete': always('deleted the account of'),
  'customer.delete': always('deleted the customer'),
  'developers.manage': (entry, changes) => developerSentence(entry) ?? editedSentence(entry, changes),
  'developers.pause': always('paused webhook, after a day of failures:'),
  'notices.choose': always('changed the notifications of'),
  'views.save': () => ({ verb: 'saved a view of', details: [] }),
  'views.remove': () => ({ verb: 'removed a view of', details: [] }),
}

function endedCodeVerb(isProposal: boolean, neverStarted: boolean): string {
  if (isProposal) return 'took back the proposal of discount code'
  return neverStarted ? 'canceled discount code' : 'ended discount code'
}

function offerVerb({ before, after, actorKind }: SentenceEntry): string {
  const from = before?.['offerState']
  switch (after?.['offerState']) {
    case 'submitted':
      return 'proposed an offer for'
    case 'rejected':
      return 'rejected an offer for'
    case 'scheduled':
      return from === 'submitted' ? 'approved an offer for' : 'planned an offer for'
    case 'running':
      return 'started an offer for'
    case 'ended':
      if (from === 'running') return 'ended an offer for'
      if (actorKind === 'system') return 'closed an offer that never started for'
      return from === 'submitted' ? 'took back the proposal of an offer for' : 'canceled an offer for'
    default:
      return 'changed an offer for'
  }
}

function developerSentence({ before, after }: SentenceEntry): Sentence | null {
  if (after === null) return null
  if (after['revoked'] === true) return { verb: 'revoked API key', details: [] }
  if ('secret' in after) return { verb: 'changed the secret of webhook', details: [] }
  if ('paused' in after)
    return { verb: `${after['paused'] === true ? 'paused' : 'resumed'} webhook`, details: [] }
  if (before !== null) return null
  if ('test' in after) return { verb: 'sent a test message to webhook', details: [] }
  return 'sent_again' in after ? { verb: 'sent a message again to webhook', details: [] } : null
}

const messageVerbs: Readonly<Record<string, string>> = {
  answer: 'answered inquiry',
  reply: 'added an email reply to inquiry',
  note: 'added a note to inquiry',
  publication: 'published the answer to inquiry',
}

function exported({ after }: SentenceEntry): Sentence {
  return { verb: 'exported', rest: ` (${figure(after?.['rows'])} ${after?.['rows'] === 1 ? 'row' : 'rows'})` }
}

function factorIn(changes: readonly AuditedField[]): string {
  const { before, after } = changes.find(({ name }) => name === 'factor') ?? { before: null, after: null }
  return lower(after ?? before ?? '')
}

const noChange: AuditedField = { name: '', label: '', before: null, after: null }

function fileWords(file: SentenceEntry['after'], changes: readonly AuditedField[]) {
  const bytes = file?.['bytes']
  return {
    rest: typeof bytes === 'number' ? `, ${sizeInWords(bytes)}` : '',
    details: withoutField(changes, 'name', 'bytes'),
  }
}

function figure(value: unknown): string {
  return typeof value === 'number' ? value.toLocaleString('en-US') : '?'
}
