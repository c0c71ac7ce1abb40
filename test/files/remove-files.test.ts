import { eq } from 'drizzle-orm'
import { utimes, writeFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { auditEntries } from '#audit/audit.tables.server.ts'
import { itemDetailRows } from '#catalog/details/item-details.tables.server.ts'
import { screenOf } from '#catalog/details/screen-lines.ts'
import { catalogDrafts } from '#catalog/editing/drafts/drafts.tables.server.ts'
import { catalogProposals } from '#catalog/proposals/proposals.tables.server.ts'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { announceFile } from '#files/files.commands.server.ts'
import { fileById } from '#files/files.queries.server.ts'
import { pictureAddress } from '#files/picture-address.ts'
import { removeOldIncoming } from '#files/receive-files.server.ts'
import { removeFile, removeUnusedFiles } from '#files/remove-files.commands.server.ts'
import { variantName } from '#files/storage-names.ts'
import { withStore, type TestStore } from '../support/store.ts'
import { pdf, picture } from '../support/samples/hostile-files.ts'
import { accepted, storedContents, temporaryStorage, upload } from '../support/file-uploads.ts'
import { changeProduct } from '../support/add-product.ts'

const day = 24 * 60 * 60_000
const start = new Date('2026-05-01T12:00:00Z')
const after = (days: number) => new Date(start.getTime() + days * day)
const actor = { kind: 'command' } as const

async function prepare({ db, context }: TestStore) {
  const storage = await temporaryStorage()
  const files = { ...context.files, storage }
  const { id } = await accepted({ db, storage }, { name: 'a.png', content: await picture() }, { now: start })
  const showIn = (images: string[]) => changeProduct(db, 'prompt-field-guide', { images })
  return { files, id, storage, showIn }
}

test('an unreferenced file is removed after 30 days, and the removal is logged', () =>
  withStore(async (store) => {
    const { files, id, storage } = await prepare(store)
    await removeUnusedFiles(store.db, files, after(29))
    expect(await fileById(store.db, id)).not.toBeNull()
    expect(await removeUnusedFiles(store.db, files, after(31))).toBe(1)
    expect(await fileById(store.db, id)).toBeNull()
    expect([...(await storedContents(storage.directory)).keys()]).toEqual([])
    const entries = await store.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))
    expect(entries.map(({ action, actorKind }) => `${action} ${actorKind}`).toSorted()).toEqual([
      'files.remove system',
      'files.upload command',
    ])
  }))

test('the 30 days until a file is removed start when the last product drops its reference', () =>
  withStore(async (store) => {
    const { files, id, showIn } = await prepare(store)
    await showIn([pictureAddress(id)])
    await removeUnusedFiles(store.db, files, after(40))
    await showIn([])
    await removeUnusedFiles(store.db, files, after(69))
    expect(await fileById(store.db, id)).not.toBeNull()
    await removeUnusedFiles(store.db, files, after(71))
    expect(await fileById(store.db, id)).toBeNull()
  }))

test('a file referenced by a proposal or a draft counts as used', () =>
  withStore(async (store) => {
    const { files, id } = await prepare(store)
    const values = { images: `https://elsewhere.example/a.png\n${pictureAddress(id)}` }
    const draft = { accountId: crypto.randomUUID(), noun: 'products', itemId: 'new', updatedAt: start }
    await store.db.insert(catalogDrafts).values({ ...draft, values })
    const [seller] = await store.db.select({ id: marketplaceSellers.id }).from(marketplaceSellers).limit(1)
    await store.db.insert(catalogProposals).values({
      kind: 'product',
      sellerId: seller?.id ?? '',
      document: { fields: values },
      createdAt: start,
      updatedAt: start,
    })
    const uses = await files.findUses(store.db, [id])
    expect(uses.map(({ subject }) => subject).toSorted()).toEqual(['A draft', 'A proposal'])
  }))

test('the references of a file include the sample screens that show it', () =>
  withStore(async (store) => {
    const { files, id } = await prepare(store)
    const darkPicture = pictureAddress(id)
    const screen = screenOf({ title: 'Jobs', caption: 'Open', darkPicture, lines: ['One'] })
    const place = { kind: 'product', itemId: 'prompt-field-guide' } as const
    const set = { details: { screens: [screen] } }
    await store.db
      .insert(itemDetailRows)
      .values({ ...place, ...set })
      .onConflictDoUpdate({ target: [itemDetailRows.kind, itemDetailRows.itemId], set })
    expect(await files.findUses(store.db, [id])).toEqual([
      {
        fileId: id,
        subject: 'A sample screen of prompt-field-guide',
        path: '/dashboard/products/prompt-field-guide',
      },
    ])
  }))

test('a file that is in use or belongs to another owner cannot be removed', () =>
  withStore(async (store) => {
    const { files, id, showIn } = await prepare(store)
    const removal = { id, actor, now: after(1) }
    expect(await removeFile(store.db, files, { ...removal, owners: ['a-seller'] })).toEqual({
      ok: false,
      reason: 'unknown',
    })
    await showIn([pictureAddress(id)])
    expect(await removeFile(store.db, files, { ...removal, owners: 'everybody' })).toMatchObject({
      reason: 'in_use',
      uses: [{ path: '/marketplace/prompt-field-guide' }],
    })
    await showIn([])
    expect(await removeFile(store.db, files, { ...removal, owners: [null] })).toEqual({ ok: true })
    expect(await files.storage.open(variantName(id, 320, 'webp'))).toBeNull()
  }))

test('an interrupted upload is never served, is removed after a day, and can be repeated', () =>
  withStore(async (store) => {
    const { db, app, context } = store
    const { storage } = context.files
    const file = { name: 'a.pdf', content: pdf }
    const stopped = { ...storage, put: () => Promise.reject(new Error('killed')) }
    await expect(upload({ db, storage: stopped }, file, { kind: 'download', now: start })).rejects.toThrow()
    const half = await picture('webp')
    const stoppedLater = {
      ...storage,
      put: (name: string, content: Blob) =>
        name.endsWith('.avif') ? storage.put(name, content) : Promise.reject(new Error('killed')),
    }
    await expect(
      upload({ db, storage: stoppedLater }, { name: 'a.webp', content: half }, { now: start }),
    ).rejects.toThrow()
    const left = [...(await storedContents(join(storage.incoming, '..'))).keys()]
    const [, id = ''] = /pictures\/..\/([0-9a-f]{64})\//.exec(left.join('\n')) ?? []
    expect((await app.request(`${pictureAddress(id)}/320.avif`)).status).toBe(404)
    expect(await removeUnusedFiles(db, context.files, after(2))).toBe(2)
    expect(await storage.open(variantName(id, 320, 'avif'))).toBeNull()
    expect(await upload({ db, storage }, { name: 'a.webp', content: half })).toMatchObject({ ok: true })
  }))

test('a file uploaded again during its removal is kept', () =>
  withStore(async (store) => {
    const { files, id } = await prepare(store)
    const removal = { id, actor, now: after(1), owners: 'everybody' } as const
    const stopped = { ...files.storage, remove: () => Promise.reject(new Error('killed')) }
    await expect(removeFile(store.db, { ...files, storage: stopped }, removal)).rejects.toThrow('killed')
    expect(await fileById(store.db, id)).toBeNull()
    const again = { name: 'a.png', content: await picture() }
    expect(await upload({ db: store.db, storage: files.storage }, again, { now: after(1) })).toMatchObject({
      ok: true,
      value: { id },
    })
    await removeUnusedFiles(store.db, files, after(2))
    expect(await files.storage.open(variantName(id, 320, 'webp'))).not.toBeNull()
  }))

test('files left by killed uploads are removed after a day', async () => {
  const { incoming } = await temporaryStorage()
  await mkdir(incoming)
  await writeFile(join(incoming, 'old'), 'half')
  await writeFile(join(incoming, 'new'), 'half')
  await utimes(join(incoming, 'old'), start, start)
  await removeOldIncoming(incoming, after(1))
  expect(await readdir(incoming)).toEqual(['new'])
})

test('storing an existing file again keeps its record', () =>
  withStore(async (store) => {
    const { id } = await prepare(store)
    const known = await fileById(store.db, id)
    if (!known) throw new Error('not stored')
    await announceFile(store.db, { ...known, name: 'other.png', uploadedBy: null }, after(3))
    expect(await fileById(store.db, id)).toEqual(known)
  }))
