import { open } from 'node:fs/promises'
import { openAsBlob } from 'node:fs'
import { actingAccount, type Actor } from '#audit/audit.ts'
import type { Database } from '#db/database.server.ts'
import { drawPicture } from '#files/draw-picture.server.ts'
import type { FileStorage } from '#files/file-storage.server.ts'
import { announceFile, claimFiles, finishFile } from '#files/files.commands.server.ts'
import type { ReceivedFile } from '#files/receive-files.server.ts'
import { headBytes, sniffDownload, sniffPicture, tailBytes, type FileEnds } from '#files/sniff-file.ts'
import { downloadStorageName, variantName } from '#files/storage-names.ts'
import type { StoredFile, StoredFileKind, UploadProblem } from '#files/stored-file.ts'
import { err, ok, type Result } from '#lib/result.ts'

interface StoreNeeds {
  db: Database
  storage: FileStorage
  now: Date
}

export interface FileOwner {
  kind: StoredFileKind
  sellerId: string | null
  actor: Actor
}

/** The data to store about a received file: its record, and its contents by name. */
interface Prepared {
  facts: Pick<StoredFile, 'type' | 'extension' | 'bytes' | 'width' | 'height'>
  contents: { name: string; content: Blob }[]
}

/**
 * Stores a received file, or returns why not. Storing the same file again returns the existing one. An
 * interrupted upload is never marked as complete, so it is not served, and a job removes it.
 */
export async function storeFile(
  { db, storage, now }: StoreNeeds,
  received: ReceivedFile,
  { kind, sellerId, actor }: FileOwner,
): Promise<Result<StoredFile, UploadProblem>> {
  if (received.isTooLarge) return err('too_large')
  if (received.bytes === 0) return err('empty')
  const id = received.hash
  const uploadedBy = actingAccount(actor)
  const [known] = await claimFiles(db, { ids: [id], owners: 'everybody' }, now)
  if (known) return ok(known)
  const prepared = await (kind === 'picture' ? preparePicture(received, actor) : prepareDownload(received))
  if (!prepared.ok) return prepared
  const { facts, contents } = prepared.value
  const file = { id, kind, name: received.name, sellerId, uploadedBy, ...facts }
  if (!(await announceFile(db, file, now))) return err('no_space')
  for (const { name, content } of contents) await storage.put(name, content)
  const stored = await finishFile(db, id, actor, now)
  if (!stored) throw new Error('The file was removed while it was being stored')
  return ok(stored)
}

async function preparePicture(
  { path, hash }: ReceivedFile,
  actor: Actor,
): Promise<Result<Prepared, UploadProblem>> {
  const format = sniffPicture(await endsOf(path))
  if (!format) return err('wrong_kind')
  const made = await drawPicture(path, format, actor.kind === 'account' ? actor.accountId : actor.kind)
  if (!made.ok) return made
  const { width, height, variants } = made.value
  return ok({
    facts: {
      type: `image/${format === 'svg' ? 'svg+xml' : format}`,
      extension: format,
      bytes: variants.reduce((sum, { content }) => sum + content.byteLength, 0),
      width,
      height,
    },
    contents: variants.map(({ width: each, format: output, content }) => ({
      name: variantName(hash, each, output),
      content: new Blob([content], { type: `image/${output}` }),
    })),
  })
}

async function prepareDownload({
  path,
  hash,
  name,
  bytes,
}: ReceivedFile): Promise<Result<Prepared, UploadProblem>> {
  const sniffed = sniffDownload(await endsOf(path), name)
  if (!sniffed) return err('wrong_kind')
  return ok({
    facts: { ...sniffed, bytes, width: null, height: null },
    contents: [{ name: downloadStorageName(hash), content: await openAsBlob(path) }],
  })
}

async function endsOf(path: string): Promise<FileEnds> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const part = async (start: number, length: number) => {
      const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, start)
      return buffer.subarray(0, bytesRead)
    }
    return { head: await part(0, headBytes), tail: await part(Math.max(0, size - tailBytes), tailBytes) }
  } finally {
    await file.close()
  }
}
