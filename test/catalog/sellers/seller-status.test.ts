import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Actor } from '#audit/audit.ts'
import { archiveRecords, restoreRecords } from '#catalog/editing/archive.commands.server.ts'
import { createProduct } from '#catalog/editing/create-products.commands.server.ts'
import { updateProduct } from '#catalog/editing/edit-products.commands.server.ts'
import { suspendedSeller, type EditedRecord } from '#catalog/editing/edit-outcome.ts'
import { productForEditing } from '#catalog/editing/edited-records.queries.server.ts'
import { productForm } from '#catalog/editing/fields/product-form.ts'
import {
  reinstateSeller,
  suspendSeller,
  unverifySeller,
  verifySeller,
} from '#catalog/sellers/seller-status.commands.server.ts'
import { sellerStatus } from '#catalog/sellers/suspended-sellers.queries.server.ts'
import type { FormValues } from '#catalog/editing/fields/form-values.ts'
import { marketplaceProducts, marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { approveProposal } from '#catalog/proposals/decide-proposals.commands.server.ts'
import { proposedForm } from '#catalog/proposals/proposal.ts'
import { submitProposal } from '#catalog/proposals/write-proposals.commands.server.ts'
import { sellerById } from '#catalog/sellers/sellers.queries.server.ts'
import type { Database } from '#db/database.server.ts'
import { changeEntries } from '../../support/change-entries.ts'
import { reportedImport, reportOf } from '../../support/imported-file.ts'
import { withRollback } from '../../support/store.ts'

const actor: Actor = { kind: 'command' }
const now = new Date('2026-03-01T12:00:00Z')
const id = 'lanternfield-labs'
const by = { actor, now }
const isHidden = { state: 'invalid', fieldErrors: { isActive: suspendedSeller } }

async function suspend(db: Database, version = 1): Promise<void> {
  expect(await suspendSeller(db, { id, version, reason: 'Two complaints.', ...by })).toBe('done')
}

async function shownProducts(db: Database): Promise<string[]> {
  const { sellerId, isActive } = marketplaceProducts
  const rows = await db
    .select({ id: marketplaceProducts.id, isActive })
    .from(marketplaceProducts)
    .where(eq(sellerId, id))
  return rows.flatMap((row) => (row.isActive ? [row.id] : [])).toSorted()
}

async function opened(db: Database, productId: string): Promise<EditedRecord> {
  const record = await productForEditing(db, productId)
  if (!record) throw new Error(`there is no ${productId}`)
  return record
}

async function save(db: Database, productId: string, changes: FormValues) {
  const { version, values } = await opened(db, productId)
  const fields = productForm.parse({ ...values, ...changes })
  return updateProduct(db, { id: productId, version, fields, ...by })
}

test('reinstating shows exactly the products that the suspension hid', () =>
  withRollback(async (db) => {
    await save(db, 'inbox-triage-assistant', { isActive: '' })
    const before = await shownProducts(db)
    expect(before).toContain('contract-reader')
    await suspend(db)
    expect(await shownProducts(db)).toEqual([])
    expect(await sellerStatus(db, id)).toMatchObject({
      version: 2,
      suspendedAt: now,
      suspendedReason: 'Two complaints.',
      shownProducts: 0,
      hiddenProducts: before.length,
    })
    expect(await save(db, 'contract-reader', { name: 'Contract Reader 2' })).toMatchObject({ state: 'saved' })
    // Changes the rating, as hiding a review would.
    await db.update(marketplaceSellers).set({ rating: '1.0' }).where(eq(marketplaceSellers.id, id))
    expect(await reinstateSeller(db, { id, version: 2, ...by })).toBe('done')
    expect(await shownProducts(db)).toEqual(before)
    const seller = await sellerById(db, id)
    expect(seller?.reviews).not.toBeNull()
    expect(seller?.rating).toBe(seller?.reviews?.rating)
    expect(await sellerStatus(db, id)).toMatchObject({ suspendedAt: null, hiddenProducts: 0 })
    const entries = await changeEntries(db, id)
    // The two entries have the same time, so their order is undefined.
    expect(new Set(entries.map(({ action, after }) => [action, after]))).toEqual(
      new Set([
        ['sellers.suspend', { suspended: true, reason: 'Two complaints.' }],
        ['sellers.suspend', { suspended: false }],
      ]),
    )
    const [first] = await changeEntries(db, before[0] ?? '')
    expect(first).toMatchObject({ action: 'sellers.suspend', after: { shown: false } })
  }))

test('products archived or moved to another seller during a suspension are not shown again when the seller is reinstated', () =>
  withRollback(async (db) => {
    const before = await shownProducts(db)
    await suspend(db)
    const change = { ids: ['contract-reader'], ...by }
    await archiveRecords(db, 'product', change)
    expect(await restoreRecords(db, 'product', { ...change, show: true })).toBe(1)
    expect(await shownProducts(db)).toEqual([])
    const moved = await save(db, 'inbox-triage-assistant', { sellerId: 'northlight-analytics' })
    expect(moved).toMatchObject({ state: 'saved' })
    await reinstateSeller(db, { id, version: 2, ...by })
    const gone = ['contract-reader', 'inbox-triage-assistant']
    expect(await shownProducts(db)).toEqual(before.filter((product) => !gone.includes(product)))
  }))

test('no form and no import publishes a product of a suspended seller', () =>
  withRollback(async (db) => {
    const stale = await opened(db, 'contract-reader')
    await suspend(db)
    const fields = productForm.parse(stale.values)
    expect(await updateProduct(db, { id: stale.id, version: stale.version, fields, ...by })).toEqual({
      state: 'conflict',
    })
    expect(await save(db, 'contract-reader', { isActive: 'on' })).toEqual(isHidden)
    expect(await createProduct(db, { fields, ...by })).toEqual(isHidden)
    const report = await reportedImport(db, [
      ['id', 'is_active'],
      ['contract-reader', 'yes'],
    ])
    expect(await reportOf(db, report)).toMatchObject([{ outcome: 'reject', notes: [suspendedSeller] }])
    expect(await shownProducts(db)).toEqual([])
  }))

test('no proposal publishes a product of a suspended seller, whether it was submitted before or after the suspension', () =>
  withRollback(async (db) => {
    const place = { kind: 'product', sellerId: id, subjectId: null, opened: null, baseVersion: null } as const
    const document = {
      ...proposedForm('product', null),
      name: 'Ledger Lamp',
      description: 'Lights the ledger.',
      price: '12.50',
    }
    const write = { place, document, sellers: [id], ...by }
    const before = await submitProposal(db, write)
    if (before.state !== 'saved') throw new Error(before.state)
    await suspend(db)
    expect(await submitProposal(db, write)).toEqual(isHidden)
    const decision = { id: before.id, revision: 1, version: null, ...by }
    expect(await approveProposal(db, decision)).toEqual(isHidden)
    expect(await productForEditing(db, 'ledger-lamp')).toBeNull()
    expect(await submitProposal(db, { ...write, document: { ...document, isActive: '' } })).toMatchObject({
      state: 'saved',
    })
    await reinstateSeller(db, { id, version: 2, ...by })
    expect(await approveProposal(db, decision)).toMatchObject({ state: 'decided' })
    expect(await shownProducts(db)).toContain('ledger-lamp')
  }))

test('suspending and reinstating require the right status and the version that was viewed', () =>
  withRollback(async (db) => {
    const reason = 'Again.'
    expect(await reinstateSeller(db, { id, version: 1, ...by })).toBe('not_allowed')
    expect(await suspendSeller(db, { id: 'nobody', version: 1, reason, ...by })).toBe('missing')
    expect(await suspendSeller(db, { id, version: 7, reason, ...by })).toBe('changed')
    await suspend(db)
    expect(await suspendSeller(db, { id, version: 2, reason, ...by })).toBe('not_allowed')
  }))

test('a verification is public except for its evidence, and is withdrawn with a reason', () =>
  withRollback(async (db) => {
    const checks = ['Company register', 'A named contact']
    const verified = { verifiedSince: '2026-02-27', checks, evidence: 'Register HRB 1234.', note: '' }
    expect(await verifySeller(db, { id, version: 1, ...verified, ...by })).toBe('done')
    const shown = await sellerById(db, id)
    expect(shown).toMatchObject({ isVerified: true, verifiedSince: '2026-02-27', checks })
    expect(JSON.stringify(shown)).not.toContain('HRB')
    expect(await unverifySeller(db, { id, version: 2, reason: 'It lapsed.', ...by })).toBe('done')
    expect(await sellerById(db, id)).toMatchObject({ isVerified: false, verifiedSince: null, checks: [] })
    expect(await unverifySeller(db, { id, version: 3, reason: 'Twice.', ...by })).toBe('not_allowed')
    expect((await changeEntries(db, id)).map(({ action, after }) => [action, after])).toMatchObject([
      ['sellers.verify', { checks: checks.join('\n'), evidence: 'Register HRB 1234.' }],
      ['sellers.verify', { verified: false, reason: 'It lapsed.' }],
    ])
  }))
