import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Actor } from '#audit/audit.ts'
import type { FormValues } from '#catalog/editing/fields/form-values.ts'
import { productById } from '#catalog/products/marketplace.queries.server.ts'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import {
  approveProposal,
  closeProposal,
  endProposal,
} from '#catalog/proposals/decide-proposals.commands.server.ts'
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

async function submitted(db: Database, subject: ProposalSubject, document: FormValues): Promise<string> {
  const outcome = await submitProposal(db, { place: subject, document, sellers, actor: command, now })
  if (outcome.state !== 'saved') throw new Error(`not submitted: ${outcome.state}`)
  return outcome.id
}

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

test('only members of its seller can change or end a proposal, and propose changes of its products', () =>
  withSeller(async (db) => {
    const live = await submitted(db, newProduct, lamp)
    const approval = { id: live, revision: 1, version: null, actor: command, now }
    expect(await approveProposal(db, approval)).toMatchObject({ subjectId: 'ledger-lamp' })
    const id = await submitted(db, newProduct, lamp)
    const others = { sellers: ['nova'], actor: command, now }
    const foreign = { ...newProduct, sellerId: 'nova', subjectId: 'ledger-lamp' }
    for (const place of [{ id, revision: 1 }, newProduct, foreign])
      expect(await saveProposal(db, { place, document: lamp, ...others })).toEqual({ state: 'missing' })
    expect(await endProposal(db, { id, action: 'take-back', ...others })).toBe(false)
    expect(await endProposal(db, { id, action: 'withdraw', ...others })).toBe(false)
  }))

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
