import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '#db/database.server.ts'
import { announceFile, type NewFile } from '#files/files.commands.server.ts'
import { storedFiles } from '#files/files.tables.server.ts'
import { maxBytesOfSeller } from '#files/stored-file.ts'
import { withStore } from '../support/store.ts'
import { pdf } from '../support/samples/hostile-files.ts'
import { temporaryStorage, upload } from '../support/file-uploads.ts'

const now = new Date('2026-11-22T10:00:00Z')

function fileOf(sellerId: string, id: string, bytes: number): NewFile {
  const facts = { kind: 'download', type: 'application/pdf', extension: 'pdf' } as const
  return { ...facts, id, name: `${id}.pdf`, bytes, width: null, height: null, sellerId, uploadedBy: null }
}

test('a file that exceeds the space of its seller is not stored', () =>
  withStore(async ({ db }) => {
    const storage = await temporaryStorage()
    await announceFile(db, fileOf('full', 'large', maxBytesOfSeller - 10), now)
    const file = { name: 'facts.pdf', content: pdf }
    const owner = { kind: 'download', sellerId: 'full' } as const
    expect(await upload({ db, storage }, file, owner)).toEqual({ ok: false, reason: 'no_space' })
    expect(await upload({ db, storage }, file, { kind: 'download' })).toMatchObject({ ok: true })
  }))

test('a repeated upload does not count twice toward the space of a seller', () =>
  withStore(async ({ db }) => {
    const half = fileOf('again', 'half', maxBytesOfSeller / 2 + 1)
    expect(await announceFile(db, half, now)).toBe(true)
    expect(await announceFile(db, half, now)).toBe(true)
  }))

test('of simultaneous uploads only those that fit into the seller’s space are accepted', async () => {
  const { db, close } = openDatabase(inject('committedDatabaseUrl'), { onError: () => undefined })
  const sellerId = 'at-once'
  try {
    const files = [1, 2, 3, 4, 5].map((each) => fileOf(sellerId, `at-once-${each}`, maxBytesOfSeller / 4 + 1))
    const taken = await Promise.all(files.map((file) => announceFile(db, file, now)))
    expect(taken.filter(Boolean)).toHaveLength(3)
  } finally {
    await db.delete(storedFiles).where(eq(storedFiles.sellerId, sellerId))
    await close()
  }
})
