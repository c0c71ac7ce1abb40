import { expect, test } from 'vitest'
import { personalValue } from '#audit/audit.ts'
import { auditSentence } from '#dashboard/audit/audit-sentence.ts'
import { fieldChanges } from '#dashboard/audit/audit-fields.ts'

type Side = Record<string, unknown> | null

const names = new Map([
  ['account 1', 'Ada Answer'],
  ['category ai-tools', 'AI Tools'],
])

/** The sentences by action and kind of subject, each after the fields before and after the change. */
const sentences: Record<string, [before: Side, after: Side, words: string][]> = {
  'catalogue.edit product': [
    [{ price: '49.00' }, { price: '59.00' }, 'changed price of X from $49.00 to $59.00'],
    [{ isActive: '' }, { isActive: 'on' }, 'showed X'],
    [{ isFeatured: true }, { isFeatured: false }, 'stopped featuring X'],
    [{ categoryId: '' }, { categoryId: 'ai-tools' }, 'changed category of X from nothing to AI Tools'],
    [
      { price: '1', tags: 'a', name: 'b' },
      { price: '2', tags: 'c', name: 'd' },
      'changed name, tags and 1 more of X',
    ],
    [null, { name: 'New' }, 'created product X'],
    [{ archived: false }, { archived: true }, 'archived product X'],
  ],
  'catalogue.edit product-group': [
    [null, { undone: true }, 'undid a change of X'],
    [null, { price: '12.00' }, 'changed price of X to $12.00'],
    [null, { inList: true }, 'edited X in the list'],
    [null, { percent: -12.5 }, 'lowered the price of X by 12.5%'],
    [null, { addedTag: 'New' }, 'added the tag New to X'],
    [null, { removedTag: 'New' }, 'removed the tag New from X'],
  ],
  'catalogue.import product-group': [
    [null, { file: 'may.csv', created: 1480, changed: 20 }, 'imported X from may.csv: 1,480 new, 20 changed'],
  ],
  'offers.edit product': [
    [null, { offerState: 'submitted' }, 'proposed an offer for X'],
    [null, { offerState: 'scheduled' }, 'planned an offer for X'],
    [{ offerState: 'submitted' }, { offerState: 'scheduled' }, 'approved an offer for X'],
    [{ offerState: 'running' }, { offerState: 'ended' }, 'ended an offer for X'],
    [{ offerState: 'scheduled' }, { offerState: 'ended' }, 'canceled an offer for X'],
    [{ offerState: 'submitted' }, { offerState: 'ended' }, 'took back the proposal of an offer for X'],
  ],
  'discounts.end product': [
    [{ state: 'active' }, { state: 'ended' }, 'ended discount code X'],
    [{ state: 'active' }, { state: 'ended', neverStarted: true }, 'canceled discount code X'],
    [{ state: 'submitted' }, { state: 'ended' }, 'took back the proposal of discount code X'],
  ],
  'enquiries.answer enquiry': [
    [{ assigned_to: null }, { assigned_to: '1' }, 'assigned inquiry X to Ada Answer'],
  ],
  'enquiries.answer enquiry-group': [
    [null, { assigned_to: '1' }, 'assigned X to Ada Answer'],
    [null, { undone: true }, 'undid a change of X'],
  ],
  'people.change-roles account': [
    [{ staffRoles: [] }, { staffRoles: ['owner'] }, 'changed the roles of X from nothing to Owner'],
  ],
  'members.change-role account': [
    [
      { role: 'admin' },
      { role: 'editor', sellerId: 'one' },
      'changed the role of X from Admin to Editor at one',
    ],
  ],
  'second-factor.add account': [[null, { factor: 'passkey' }, 'added two-step sign-in (passkey): X']],
  'orders.change order': [
    [{ status: 'paid' }, { status: 'active' }, 'marked order X as Active'],
    [null, { refund: personalValue, amount: 12_050 }, 'noted a refund on order X: $120.50'],
  ],
  'orders.change order-group': [[null, { status: 'active' }, 'marked X as Active']],
  'orders.export export': [
    [null, { rows: 1200 }, 'exported X (1,200 rows)'],
    [null, { rows: 1 }, 'exported X (1 row)'],
  ],
  'files.upload file': [[null, { kind: 'picture', name: 'logo.png', bytes: 24_000 }, 'uploaded X, 24 kB']],
  'files.remove file': [[{ bytes: 3_145_728 }, null, 'removed file X, 3.0 MB']],
  'sellers.suspend seller': [[{ suspended: false }, { suspended: true, reason: 'r' }, 'suspended seller X']],
  'proposals.decide proposal': [
    [{ state: 'submitted' }, { state: 'approved' }, 'approved the proposal for X'],
  ],
  'statements.pay seller': [
    [null, { month: '2026-10', amount: 100 }, 'marked the statement of X for Oct 2026 as paid'],
    [{ month: '2026-10', amount: 100 }, null, 'opened the statement of X for Oct 2026 again'],
  ],
  'views.save view': [[null, { name: personalValue }, 'saved a view of X']],
}

const cases = Object.entries(sentences).flatMap(([of, changes]) =>
  changes.map((change) => [of, ...change] as const),
)

test.each(cases)(
  'the audit entry of %s, from %j to %j, becomes the sentence: %s',
  (of, before, after, words) => {
    const [action = '', subjectKind = ''] = of.split(' ')
    const { verb, rest } = auditSentence({ action, subjectKind, before, after, names })
    expect(`${verb} X${rest}`).toBe(words)
  },
)

test('the audit entry of an offer that the shop ended before its start says that it never started', () => {
  const sides = { before: { offerState: 'submitted' }, after: { offerState: 'ended' } }
  const entry = {
    action: 'offers.edit',
    subjectKind: 'product',
    ...sides,
    names,
    actorKind: 'system',
  } as const
  expect(auditSentence(entry).verb).toBe('closed an offer that never started for')
})

function changesOf(subjectKind: string, before: Side, after: Side) {
  return fieldChanges({ subjectKind, before, after, names })
}

test('changed fields have labels and values in words, and personal values are left out', () => {
  const before = { staffRoles: [], note: personalValue, isActive: '', sortOrder: 1 }
  const after = { staffRoles: ['owner', 'orders'], note: personalValue, isActive: 'on', sortOrder: null }
  expect(changesOf('product', before, after)).toEqual([
    { name: 'note', label: 'Note', before: 'not recorded (personal)', after: 'not recorded (personal)' },
    { name: 'staffRoles', label: 'Roles', before: 'nothing', after: 'Owner, Orders' },
    { name: 'isActive', label: 'Shown in the shop', before: 'No', after: 'Yes' },
    { name: 'sortOrder', label: expect.any(String), before: '1', after: 'nothing' },
  ])
})

test('an audit entry shows values as pages do: codes in words, amounts in dollars, pictures by their id', () => {
  expect(changesOf('seller', { logo: null }, { logo: `/files/${'8c9f5092'.repeat(8)}` })).toEqual([
    { name: 'logo', label: 'Logo', before: 'nothing', after: 'picture 8c9f5092' },
  ])
  expect(changesOf('proposal', { state: 'submitted' }, { state: 'returned' })).toMatchObject([
    { before: 'Waiting for approval', after: 'Sent back' },
  ])
  expect(changesOf('product', { keySource: 'none' }, { keySource: 'imported' })).toMatchObject([
    { label: 'License keys', before: 'None', after: 'From a list' },
  ])
  expect(changesOf('product', null, { offerPrice: '49.90', offerState: 'scheduled' })).toEqual([
    { name: 'offerPrice', label: 'Offer price', before: null, after: '$49.90' },
    { name: 'offerState', label: 'Offer state', before: null, after: 'Scheduled' },
  ])
  // The first prices of a quote have no earlier value.
  expect(changesOf('quote', { prices: [null, null] }, { prices: ['9.00', '1.50'] })).toEqual([
    { name: 'prices', label: 'Prices', before: null, after: '$9.00, $1.50' },
  ])
})

test('the audit entry of a notification setting has the label of its form', () => {
  const [before, after] = [{ subscription_lapsed: true }, { subscription_lapsed: false }]
  const label = 'A subscription is past due or has ended'
  expect(changesOf('account', before, after)).toEqual([
    { name: 'subscription_lapsed', label, before: 'Yes', after: 'No' },
  ])
})

test('the details of an audit entry repeat neither its sentence nor personal values', () => {
  const detailsOf = (action: string, subjectKind: string, after: Side) =>
    auditSentence({ action, subjectKind, before: null, after, names }).details.map(({ name }) => name)
  expect(detailsOf('products.export', 'export', { rows: 3 })).toEqual([])
  expect(detailsOf('views.save', 'view', { name: personalValue, search: personalValue })).toEqual([])
  const upload = { kind: 'picture', name: 'logo.png', type: 'image/png', bytes: 24_000 }
  expect(detailsOf('files.upload', 'file', upload)).toEqual(['kind', 'type'])
  expect(changesOf('file', null, upload)).toContainEqual({
    name: 'bytes',
    label: 'Size',
    before: null,
    after: '24 kB',
  })
})
