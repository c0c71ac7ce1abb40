import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '#account/session/account.tables.server.ts'
import { auditEntries } from '#audit/audit.tables.server.ts'
import type { Actor } from '#audit/audit.ts'
import { productForEditing } from '#catalog/editing/edited-records.queries.server.ts'
import { updateProduct } from '#catalog/editing/edit-products.commands.server.ts'
import { productForm } from '#catalog/editing/fields/product.forms.ts'
import type { FormValues } from '#catalog/editing/fields/form-values.ts'
import { addMember } from '#catalog/sellers/seller-members.commands.server.ts'
import { productById } from '#catalog/products/marketplace.queries.server.ts'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { approveProposal, closeProposal } from '#catalog/proposals/decide-proposals.commands.server.ts'
import { endProposal } from '#catalog/proposals/end-proposals.commands.server.ts'
import { proposedForm } from '#catalog/proposals/proposal.ts'
import { listProposals, proposalById } from '#catalog/proposals/proposals.queries.server.ts'
import {
  saveProposal,
  submitProposal,
  type ProposalSubject,
} from '#catalog/proposals/write-proposals.commands.server.ts'
import type { Database } from '#db/database.server.ts'
import { addSellers } from '../../support/add-sellers.ts'
import { withRollback } from '../../support/store.ts'

const now = new Date('2026-03-01T12:00:00Z')
const command: Actor = { kind: 'command' }
const sellers = ['mira']
const newProduct: ProposalSubject = {
  kind: 'product',
  sellerId: 'mira',
  subjectId: null,
  opened: null,
  baseVersion: null,
}
const lamp = {
  ...proposedForm('product', null),
  name: 'Ledger Lamp',
  description: 'Lights the ledger.',
  price: '12.50',
}
const asStaff = { isStaff: true, sellers: [] }

async function withSeller(work: (db: Database) => Promise<void>): Promise<void> {
  await withRollback(async (db) => {
    await addSellers(db, { mira: [], nova: [] })
    await work(db)
  })
}

async function account(db: Database, email: string): Promise<Actor & { kind: 'account' }> {
  const [made] = await db.insert(users).values({ name: email, email }).returning({ id: users.id })
  if (!made) throw new Error('the account was not created')
  return { kind: 'account', accountId: made.id, sessionId: made.id }
}

async function submitted(db: Database, subject: ProposalSubject, document: FormValues): Promise<string> {
  const outcome = await submitProposal(db, { place: subject, document, sellers, actor: command, now })
  if (outcome.state !== 'saved') throw new Error(`not submitted: ${outcome.state}`)
  return outcome.id
}

async function published(db: Database) {
  const id = await submitted(db, newProduct, lamp)
  await approveProposal(db, { id, revision: 1, version: null, actor: command, now })
  const record = await productForEditing(db, 'ledger-lamp')
  if (!record) throw new Error('not published')
  const subject: ProposalSubject = {
    ...newProduct,
    subjectId: record.id,
    opened: record.values,
    baseVersion: record.version,
  }
  return { subject, values: proposedForm('product', record.values) }
}

describe('a proposal', () => {
  test('a proposal is drafted, submitted, returned, changed and approved, and is in the shop only after approval', () =>
    withSeller(async (db) => {
      const member = await account(db, 'mira@example.com')
      const staff = await account(db, 'grace@example.com')
      const own = { sellers, actor: member, now }
      const draft = { ...lamp, name: '', description: ' ' }
      const first = await saveProposal(db, { place: newProduct, document: draft, ...own })
      if (first.state !== 'saved') throw new Error(first.state)
      const { id } = first
      expect(await proposalById(db, id, asStaff)).toBeNull()
      expect(await submitProposal(db, { place: { id, revision: 1 }, document: draft, ...own })).toEqual({
        state: 'invalid',
        fieldErrors: { name: 'Give the product a name.', description: 'Describe the product.' },
      })
      await submitProposal(db, { place: { id, revision: 1 }, document: lamp, ...own })
      expect(await productById(db, 'ledger-lamp')).toBeNull()

      const decision = { id, revision: 2, actor: staff, now }
      await closeProposal(db, { ...decision, action: 'return', comment: 'Say how bright it is.' })
      const returned = await proposalById(db, id, { isStaff: false, sellers })
      expect(returned).toMatchObject({ state: 'returned', revision: 3 })
      expect(returned?.steps.at(-1)).toMatchObject({
        action: 'return',
        by: 'grace@example.com',
        comment: 'Say how bright it is.',
      })
      const bright = { ...lamp, description: '900 lumen' }
      await submitProposal(db, { place: { id, revision: 3 }, document: bright, ...own })
      expect(await approveProposal(db, { ...decision, version: null })).toEqual({ state: 'changed' })
      expect(await approveProposal(db, { ...decision, revision: 4, version: null })).toEqual({
        state: 'decided',
        subjectId: 'ledger-lamp',
      })
      expect(await productById(db, 'ledger-lamp')).toMatchObject({
        description: '900 lumen',
        price: 1_250,
        sellerId: 'mira',
      })
      const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))
      expect(entries.filter(({ action }) => action === 'proposals.write')).toHaveLength(3)
      expect(entries.filter(({ action }) => action === 'proposals.decide')).toHaveLength(2)
      const written = eq(auditEntries.subjectId, 'ledger-lamp')
      expect(await db.select().from(auditEntries).where(written)).toMatchObject([
        { actorId: staff.accountId, proposedBy: member.accountId },
      ])
      expect(await approveProposal(db, { ...decision, revision: 5, version: null })).toEqual({
        state: 'changed',
      })
    }))

  test('a proposal for an existing product changes its fields, and needs another approval if staff changed the product', () =>
    withSeller(async (db) => {
      const { subject, values } = await published(db)
      const id = await submitted(db, subject, { ...values, price: '15' })
      const fields = productForm.parse({ ...values, sellerId: 'mira', description: 'By staff' })
      await updateProduct(db, { id: 'ledger-lamp', version: 1, fields, actor: command, now })
      const decision = { id, revision: 1, actor: command, now }
      expect(await approveProposal(db, { ...decision, version: 1 })).toEqual({ state: 'record_changed' })
      expect((await productById(db, 'ledger-lamp'))?.price).toBe(1_250)
      expect(await approveProposal(db, { ...decision, version: 2 })).toMatchObject({ state: 'decided' })
      expect(await productById(db, 'ledger-lamp')).toMatchObject({ price: 1_500, description: 'By staff' })
    }))

  test('a record has at most one open proposal', () =>
    withSeller(async (db) => {
      const { subject, values } = await published(db)
      const id = await submitted(db, subject, { ...values, price: '15' })
      const again = { place: subject, document: values, sellers, actor: command, now }
      expect(await saveProposal(db, again)).toEqual({ state: 'open_already', id })
      await endProposal(db, { id, action: 'withdraw', sellers, actor: command, now })
      expect(await saveProposal(db, again)).toMatchObject({ state: 'saved' })
    }))

  test('a proposal can be written only by members of its seller and for products of that seller', () =>
    withSeller(async (db) => {
      const { subject, values } = await published(db)
      const id = await submitted(db, subject, values)
      const others = { sellers: ['nova'], actor: command, now }
      const place = { ...subject, sellerId: 'nova' }
      expect(await saveProposal(db, { place: subject, document: values, ...others })).toEqual({
        state: 'missing',
      })
      expect(await saveProposal(db, { place, document: values, ...others })).toEqual({ state: 'missing' })
      expect(await saveProposal(db, { place: { id, revision: 1 }, document: values, ...others })).toEqual({
        state: 'missing',
      })
      expect(await endProposal(db, { id, action: 'take-back', ...others })).toBe(false)
      expect(await endProposal(db, { id, action: 'withdraw', ...others })).toBe(false)
      expect(await proposalById(db, id, { isStaff: false, sellers: ['nova'] })).toBeNull()
    }))

  test('a proposal cannot be decided by a member of its seller', () =>
    withSeller(async (db) => {
      const both = await account(db, 'both@example.com')
      const member = {
        sellerId: 'mira',
        userId: both.accountId,
        role: 'editor',
        actor: command,
        now,
      } as const
      await addMember(db, member)
      const id = await submitted(db, newProduct, lamp)
      const decision = { id, revision: 1, actor: both, now, comment: 'No' }
      expect(await approveProposal(db, { ...decision, version: null })).toEqual({ state: 'own' })
      expect(await closeProposal(db, { ...decision, action: 'return' })).toEqual({ state: 'own' })
      expect(await closeProposal(db, { ...decision, action: 'reject' })).toEqual({ state: 'own' })
      expect(await proposalById(db, id, asStaff)).toMatchObject({ state: 'submitted' })
    }))

  test('members see each other’s changes to a proposal, and a decided proposal cannot be changed', () =>
    withSeller(async (db) => {
      const saved = await saveProposal(db, {
        place: newProduct,
        document: lamp,
        sellers,
        actor: command,
        now,
      })
      const id = saved.state === 'saved' ? saved.id : ''
      const write = { place: { id, revision: 1 }, document: lamp, sellers, actor: command, now }
      expect(await saveProposal(db, write)).toMatchObject({ revision: 2 })
      expect(await saveProposal(db, write)).toEqual({ state: 'conflict' })
      await submitProposal(db, { ...write, place: { id, revision: 2 } })
      expect(await saveProposal(db, { ...write, place: { id, revision: 3 } })).toEqual({
        state: 'not_allowed',
      })
      expect(await endProposal(db, { id, action: 'take-back', sellers, actor: command, now })).toBe(true)
      expect(await saveProposal(db, { ...write, place: { id, revision: 4 } })).toMatchObject({ revision: 5 })
    }))

  test('a proposal whose approval fails midway changes nothing', () =>
    withSeller(async (db) => {
      const id = await submitted(db, newProduct, lamp)
      const cut: Actor = { kind: 'account', accountId: randomUUID(), sessionId: 'no uuid' }
      const broken = db.transaction((tx) =>
        approveProposal(tx, { id, revision: 1, version: null, actor: cut, now }),
      )
      await expect(broken).rejects.toThrow()
      expect(await productById(db, 'ledger-lamp')).toBeNull()
      expect(await proposalById(db, id, asStaff)).toMatchObject({ state: 'submitted', revision: 1 })
    }))
})

test('a proposal for a seller changes the profile but not the name', () =>
  withSeller(async (db) => {
    const subject: ProposalSubject = { ...newProduct, kind: 'seller', subjectId: 'mira', baseVersion: 1 }
    const document = { name: 'Best Seller', description: 'Lamps since 1990', responseHours: '4' }
    const id = await submitted(db, subject, document)
    expect(await approveProposal(db, { id, revision: 1, version: 1, actor: command, now })).toMatchObject({
      state: 'decided',
    })
    const [seller] = await db.select().from(marketplaceSellers).where(eq(marketplaceSellers.id, 'mira'))
    expect(seller).toMatchObject({ name: 'Mira', description: 'Lamps since 1990', responseHours: 4 })
  }))

test('proposals are listed oldest first for staff, and returned proposals first for members', () =>
  withSeller(async (db) => {
    const make = (name: string) => submitted(db, newProduct, { ...lamp, name })
    const decision = { revision: 1, actor: command, now, comment: 'More' }
    const back = await make('Back')
    await closeProposal(db, { ...decision, action: 'return', id: back })
    const waiting = await make('Waiting')
    const ended = await make('Ended')
    await closeProposal(db, { ...decision, action: 'reject', id: ended })
    const all = { state: null, seller: 'mira', term: '' }
    const slice = { offset: 0, limit: 9 }
    const [first] = await listProposals(db, asStaff, all, slice)
    expect(first).toMatchObject({ id: waiting, name: 'Waiting', isNew: true, sellerName: 'Mira' })
    const [own] = await listProposals(db, { isStaff: false, sellers }, all, slice)
    expect(own).toMatchObject({ id: back, state: 'returned' })
    expect(await listProposals(db, asStaff, { ...all, state: 'rejected' }, slice)).toHaveLength(1)
    expect(await listProposals(db, { isStaff: false, sellers: [] }, all, slice)).toEqual([])
    expect(await listProposals(db, asStaff, { ...all, term: 'wait' }, slice)).toMatchObject([{ id: waiting }])
    expect(await listProposals(db, asStaff, { ...all, term: 'mira' }, slice)).toHaveLength(3)
  }))
