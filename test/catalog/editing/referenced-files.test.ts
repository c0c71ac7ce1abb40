import { expect, test } from 'vitest'
import { createProduct } from '#catalog/editing/create-products.commands.server.ts'
import { updateProduct } from '#catalog/editing/edit-products.commands.server.ts'
import { productForEditing } from '#catalog/editing/edited-records.queries.server.ts'
import { productForm, emptyProduct } from '#catalog/editing/fields/product-form.ts'
import { updateSeller } from '#catalog/editing/edit-sellers.commands.server.ts'
import { emptySeller, sellerForm } from '#catalog/editing/fields/seller-form.ts'
import { findFileReferences } from '#app/file-references.server.ts'
import type { FormValues } from '#catalog/editing/fields/form-values.ts'
import { proposedForm } from '#catalog/proposals/proposal.ts'
import { saveProposal, submitProposal } from '#catalog/proposals/write-proposals.commands.server.ts'
import type { Database } from '#db/database.server.ts'
import { freeDownloadPath } from '#files/download-address.ts'
import { storedFiles } from '#files/files.tables.server.ts'
import { pictureAddress } from '#files/picture-address.ts'
import { addSellers } from '../../support/add-sellers.ts'
import { reportedImport, reportOf } from '../../support/imported-file.ts'
import { withRollback } from '../../support/store.ts'

const actor = { kind: 'command' } as const
const now = new Date('2026-03-01T12:00:00Z')

let files = 0

/** The address of a stored file, as a form contains it. */
async function stored(db: Database, kind: 'picture' | 'download', sellerId: string | null): Promise<string> {
  files += 1
  const id = String(files).padStart(64, '0')
  const size = kind === 'picture' ? { width: 800, height: 600 } : {}
  const file = { id, kind, sellerId, name: 'Guide.pdf', type: 'application/pdf', extension: 'pdf', bytes: 9 }
  await db.insert(storedFiles).values({ ...file, ...size, uploadedAt: now, readyAt: now, usedAt: now })
  return kind === 'picture' ? pictureAddress(id) : freeDownloadPath(file)
}

async function withSellers(work: (db: Database) => Promise<void>): Promise<void> {
  await withRollback(async (db) => {
    await addSellers(db, { mira: [], nova: [] })
    await work(db)
  })
}

function fieldsOf(values: FormValues) {
  return productForm.parse({ ...emptyProduct, name: 'Ledger Lamp', price: '0', sellerId: 'mira', ...values })
}

test('a product returns its referenced files in order, and no files after the product is saved without files', () =>
  withSellers(async (db) => {
    const own = await stored(db, 'download', 'mira')
    const shops = await stored(db, 'download', null)
    const rows = [
      { name: 'User guide', address: shops },
      { name: '', address: own },
    ]
    await createProduct(db, { fields: fieldsOf({ files: rows }), actor, now })
    const files = [rows[0], { name: 'Guide.pdf', address: own }]
    expect((await productForEditing(db, 'ledger-lamp'))?.values['files']).toEqual(files)
    const change = { id: 'ledger-lamp', actor, now }
    await updateProduct(db, {
      ...change,
      version: 1,
      fields: fieldsOf({ files: files.toReversed().filter((row) => row !== undefined) }),
    })
    expect((await productForEditing(db, 'ledger-lamp'))?.values['files']).toEqual(files.toReversed())
    await updateProduct(db, { ...change, version: 2, fields: fieldsOf({}) })
    expect((await productForEditing(db, 'ledger-lamp'))?.values['files']).toEqual([])
  }))

test('a file of another seller is rejected beside its field, and the product keeps its existing files', () =>
  withSellers(async (db) => {
    const picture = await stored(db, 'picture', 'nova')
    const download = await stored(db, 'download', 'nova')
    const own = await stored(db, 'picture', 'mira')
    const wrong: FormValues = {
      images: `${own}\n${picture}`,
      documentationUrl: download,
      redirectUrl: download,
      files: [{ name: '', address: download }],
      links: [{ label: 'Guide', address: download }],
    }
    const names = ['images', 'documentationUrl', 'redirectUrl', 'files.0.address', 'links.0.address']
    const refused = await createProduct(db, { fields: fieldsOf(wrong), actor, now })
    const fieldErrors = 'fieldErrors' in refused ? refused.fieldErrors : {}
    expect(Object.keys(fieldErrors).toSorted()).toEqual(names.toSorted())
    expect(await createProduct(db, { fields: fieldsOf({ images: download }), actor, now })).toMatchObject({
      state: 'invalid',
    })
    expect(
      await createProduct(db, {
        fields: fieldsOf({ ...wrong, sellerId: 'nova', images: picture }),
        actor,
        now,
      }),
    ).toMatchObject({ state: 'saved' })
    const moved = {
      id: 'ledger-lamp',
      version: 1,
      fields: fieldsOf({ ...wrong, images: picture }),
      actor,
      now,
    }
    expect(await updateProduct(db, moved)).toMatchObject({ state: 'saved' })
    const gone = fieldsOf({ images: pictureAddress('f'.repeat(64)) })
    expect(await createProduct(db, { fields: gone, actor, now })).toMatchObject({ state: 'invalid' })
  }))

test('a proposal can reference only files of its seller, both when stored and when submitted', () =>
  withSellers(async (db) => {
    const theirs = await stored(db, 'picture', 'nova')
    const shops = await stored(db, 'picture', null)
    const own = await stored(db, 'download', 'mira')
    const place = {
      kind: 'product',
      sellerId: 'mira',
      subjectId: null,
      opened: null,
      baseVersion: null,
    } as const
    const write = (values: FormValues) => ({
      place,
      document: {
        ...proposedForm('product', null),
        name: 'Ledger Lamp',
        description: 'Lights the ledger.',
        price: '1',
        ...values,
      },
      sellers: ['mira'],
      actor,
      now,
    })
    for (const images of [theirs, shops]) {
      const refused = { state: 'invalid', fieldErrors: { images: expect.any(String) } }
      expect(await saveProposal(db, write({ images }))).toEqual(refused)
      expect(await submitProposal(db, write({ images }))).toEqual(refused)
    }
    const files = [{ name: 'Guide', address: own }]
    expect(await submitProposal(db, write({ files }))).toMatchObject({ state: 'saved' })
  }))

test('the logo of a seller must be a picture of that seller or of the shop, and counts as a reference', () =>
  withSellers(async (db) => {
    const save = (logo: string) => {
      const fields = sellerForm.parse({ ...emptySeller, name: 'Mira', logo })
      return updateSeller(db, { id: 'mira', version: 1, fields, actor, now })
    }
    const theirs = await stored(db, 'picture', 'nova')
    expect(await save(theirs)).toMatchObject({ state: 'invalid', fieldErrors: { logo: expect.any(String) } })
    const own = await stored(db, 'picture', 'mira')
    expect(await save(own)).toMatchObject({ state: 'saved' })
    const fileId = own.split('/').at(-1) ?? ''
    expect(await findFileReferences(db, [fileId])).toEqual([
      { fileId, subject: 'The logo of Mira', path: '/dashboard/sellers/mira' },
    ])
  }))

test('an import reports files that do not belong to the seller', () =>
  withSellers(async (db) => {
    const images = await stored(db, 'picture', 'nova')
    const rows = ['mira', 'nova'].map((sellerId) => ['Ledger Lamp', '1', sellerId, images])
    const id = await reportedImport(db, [['name', 'price', 'seller_id', 'images'], ...rows])
    const report = await reportOf(db, id)
    expect(report.map(({ row, outcome }) => [row, outcome])).toEqual([
      [2, 'reject'],
      [3, 'create'],
    ])
    expect(report[0]?.notes).toEqual([expect.stringMatching(/^Pictures: /)])
  }))
