import { expect, test } from 'vitest'
import { personalValue } from '#audit/audit.ts'
import { auditSentence } from '#dashboard/audit/audit-sentence.ts'
import { fieldChanges } from '#dashboard/audit/audit-fields.ts'

type Entry = Parameters<typeof auditSentence>[0]

const names = new Map([
  ['account 1', 'Ada Answer'],
  ['category ai-tools', 'AI Tools'],
])

function sentenceWords(action: string, entry: Partial<Entry>): string {
  const { verb, rest } = auditSentence({
    action,
    subjectKind: 'product',
    before: null,
    after: null,
    names,
    ...entry,
  })
  return `${verb} X${rest}`
}

function offerChange(from: string, to: string): Partial<Entry> {
  return { before: { offerState: from }, after: { offerState: to } }
}

test.each<[string, Partial<Entry>, string]>([
  [
    'catalogue.edit',
    { before: { price: '49.00' }, after: { price: '59.00' } },
    'changed price of X from $49.00 to $59.00',
  ],
  ['catalogue.edit', { before: { isActive: '' }, after: { isActive: 'on' } }, 'showed X'],
  ['catalogue.edit', { before: { isFeatured: true }, after: { isFeatured: false } }, 'stopped featuring X'],
  [
    'catalogue.edit',
    { before: { categoryId: '' }, after: { categoryId: 'ai-tools' } },
    'changed category of X from nothing to AI Tools',
  ],
  [
    'catalogue.edit',
    { before: { price: '1', tags: 'a', name: 'b' }, after: { price: '2', tags: 'c', name: 'd' } },
    'changed name, tags and 1 more of X',
  ],
  ['offers.edit', { after: { offerState: 'submitted' } }, 'proposed an offer for X'],
  ['offers.edit', { after: { offerState: 'scheduled' } }, 'planned an offer for X'],
  ['offers.edit', offerChange('submitted', 'scheduled'), 'approved an offer for X'],
  ['offers.edit', offerChange('running', 'ended'), 'ended an offer for X'],
  ['offers.edit', offerChange('scheduled', 'ended'), 'canceled an offer for X'],
  ['offers.edit', offerChange('submitted', 'ended'), 'took back the proposal of an offer for X'],
  [
    'offers.edit',
    { ...offerChange('submitted', 'ended'), actorKind: 'system' },
    'closed an offer that never started for X',
  ],
  ['discounts.end', { before: { state: 'active' }, after: { state: 'ended' } }, 'ended discount code X'],
  [
    'discounts.end',
    { before: { state: 'active' }, after: { state: 'ended', neverStarted: true } },
    'canceled discount code X',
  ],
  [
    'discounts.end',
    { before: { state: 'submitted' }, after: { state: 'ended' } },
    'took back the proposal of discount code X',
  ],
  ['catalogue.edit', { before: null, after: { name: 'New' } }, 'created product X'],
  ['catalogue.edit', { before: { archived: false }, after: { archived: true } }, 'archived product X'],
  ['catalogue.edit', { subjectKind: 'product-group', after: { undone: true } }, 'undid a change of X'],
  [
    'catalogue.edit',
    { subjectKind: 'product-group', after: { price: '12.00' } },
    'changed price of X to $12.00',
  ],
  ['catalogue.edit', { subjectKind: 'product-group', after: { inList: true } }, 'edited X in the list'],
  [
    'catalogue.edit',
    { subjectKind: 'product-group', after: { percent: -12.5 } },
    'lowered the price of X by 12.5%',
  ],
  ['catalogue.edit', { subjectKind: 'product-group', after: { addedTag: 'New' } }, 'added the tag New to X'],
  [
    'catalogue.edit',
    { subjectKind: 'product-group', after: { removedTag: 'New' } },
    'removed the tag New from X',
  ],
  [
    'enquiries.answer',
    { subjectKind: 'enquiry-group', after: { assigned_to: '1' } },
    'assigned X to Ada Answer',
  ],
  ['enquiries.answer', { subjectKind: 'enquiry-group', after: { undone: true } }, 'undid a change of X'],
  [
    'catalogue.import',
    { subjectKind: 'product-group', after: { file: 'may.csv', created: 1480, changed: 20 } },
    'imported X from may.csv: 1,480 new, 20 changed',
  ],
  [
    'people.change-roles',
    { subjectKind: 'account', before: { staffRoles: [] }, after: { staffRoles: ['owner'] } },
    'changed the roles of X from nothing to Owner',
  ],
  [
    'orders.change',
    { subjectKind: 'order', before: { status: 'paid' }, after: { status: 'active' } },
    'marked order X as Active',
  ],
  [
    'orders.change',
    { subjectKind: 'order-group', before: null, after: { status: 'active' } },
    'marked X as Active',
  ],
  [
    'files.upload',
    { subjectKind: 'file', after: { kind: 'picture', name: 'logo.png', bytes: 24_000 } },
    'uploaded X, 24 kB',
  ],
  ['files.remove', { subjectKind: 'file', before: { bytes: 3_145_728 } }, 'removed file X, 3.0 MB'],
  [
    'enquiries.answer',
    { subjectKind: 'enquiry', before: { assigned_to: null }, after: { assigned_to: '1' } },
    'assigned inquiry X to Ada Answer',
  ],
  [
    'sellers.suspend',
    { subjectKind: 'seller', before: { suspended: false }, after: { suspended: true, reason: 'r' } },
    'suspended seller X',
  ],
  [
    'proposals.decide',
    { subjectKind: 'proposal', before: { state: 'submitted' }, after: { state: 'approved' } },
    'approved the proposal for X',
  ],
  ['orders.export', { subjectKind: 'export', after: { rows: 1200 } }, 'exported X (1,200 rows)'],
  ['orders.export', { subjectKind: 'export', after: { rows: 1 } }, 'exported X (1 row)'],
  [
    'statements.pay',
    { subjectKind: 'seller', after: { month: '2026-10', amount: 100 } },
    'marked the statement of X for Oct 2026 as paid',
  ],
  [
    'statements.pay',
    { subjectKind: 'seller', before: { month: '2026-10', amount: 100 } },
    'opened the statement of X for Oct 2026 again',
  ],
  [
    'orders.change',
    { subjectKind: 'order', after: { refund: personalValue, amount: 12_050 } },
    'noted a refund on order X: $120.50',
  ],
  [
    'members.change-role',
    { subjectKind: 'account', before: { role: 'admin' }, after: { role: 'editor', sellerId: 'one' } },
    'changed the role of X from Admin to Editor at one',
  ],
  ['views.save', { subjectKind: 'view', after: { name: personalValue } }, 'saved a view of X'],
  [
    'second-factor.add',
    { subjectKind: 'account', after: { factor: 'passkey' } },
    'added two-step sign-in (passkey): X',
  ],
])('the audit entry %s %j becomes a sentence', (action, entry, words) => {
  expect(sentenceWords(action, entry)).toBe(words)
})

test('changed fields have labels and values in words, and personal values are left out', () => {
  const before = { staffRoles: [], note: personalValue, isActive: '', sortOrder: 1 }
  const after = { staffRoles: ['owner', 'orders'], note: personalValue, isActive: 'on', sortOrder: null }
  expect(fieldChanges({ subjectKind: 'product', before, after, names })).toEqual([
    { name: 'note', label: 'Note', before: 'not recorded (personal)', after: 'not recorded (personal)' },
    { name: 'staffRoles', label: 'Roles', before: 'nothing', after: 'Owner, Orders' },
    { name: 'isActive', label: 'Shown in the shop', before: 'No', after: 'Yes' },
    { name: 'sortOrder', label: expect.any(String), before: '1', after: 'nothing' },
  ])
})

test('an audit entry shows the start of a picture’s id instead of the address', () => {
  const sides = { before: { logo: null }, after: { logo: `/files/${'8c9f5092'.repeat(8)}` } }
  expect(fieldChanges({ subjectKind: 'seller', ...sides, names })).toEqual([
    { name: 'logo', label: 'Logo', before: 'nothing', after: 'picture 8c9f5092' },
  ])
})

test('an audit entry shows codes as the words that pages use, and its details do not repeat its sentence', () => {
  const proposal = { before: { state: 'submitted' }, after: { state: 'returned' } }
  expect(fieldChanges({ subjectKind: 'proposal', ...proposal, names })).toMatchObject([
    { before: 'Waiting for approval', after: 'Sent back' },
  ])
  const access = { before: { keySource: 'none' }, after: { keySource: 'imported' } }
  expect(fieldChanges({ subjectKind: 'product', ...access, names })).toMatchObject([
    { label: 'License keys', before: 'None', after: 'From a list' },
  ])
  const exported = { subjectKind: 'export', before: null, after: { rows: 3 }, names }
  expect(auditSentence({ action: 'products.export', ...exported }).details).toEqual([])
})

test('the audit entry of a notification setting has the label of its form', () => {
  const sides = { before: { subscription_lapsed: true }, after: { subscription_lapsed: false } }
  expect(fieldChanges({ subjectKind: 'account', ...sides, names })).toEqual([
    {
      name: 'subscription_lapsed',
      label: 'A subscription is past due or has ended',
      before: 'Yes',
      after: 'No',
    },
  ])
})

test('the audit entry of a saved view shows neither its name nor its filters, which are personal', () => {
  const after = { name: personalValue, search: personalValue }
  const entry = { action: 'views.save', subjectKind: 'view', before: null, after, names }
  expect(auditSentence(entry).details).toEqual([])
})

test('the audit entry of an upload does not repeat the name and size that its sentence states', () => {
  const after = { kind: 'picture', name: 'logo.png', type: 'image/png', bytes: 24_000 }
  const entry = { action: 'files.upload', subjectKind: 'file', before: null, after, names }
  expect(auditSentence(entry).details.map(({ name }) => name)).toEqual(['kind', 'type'])
  expect(fieldChanges(entry)).toContainEqual({ name: 'bytes', label: 'Size', before: null, after: '24 kB' })
})

test('the audit entry of a quote’s first prices shows no earlier value', () => {
  const sides = { before: { prices: [null, null] }, after: { prices: ['9.00', '1.50'] } }
  expect(fieldChanges({ subjectKind: 'quote', ...sides, names })).toEqual([
    { name: 'prices', label: 'Prices', before: null, after: '$9.00, $1.50' },
  ])
})

test('the audit entry of an offer shows the price in dollars', () => {
  const after = { offerPrice: '49.90', offerState: 'scheduled' }
  expect(fieldChanges({ subjectKind: 'product', before: null, after, names })).toEqual([
    { name: 'offerPrice', label: 'Offer price', before: null, after: '$49.90' },
    { name: 'offerState', label: 'Offer state', before: null, after: 'Scheduled' },
  ])
})
