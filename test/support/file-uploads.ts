import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Actor } from '#audit/audit.ts'
import type { Database } from '#db/database.server.ts'
import { diskStorage } from '#files/disk-storage.server.ts'
import type { FileStorage } from '#files/file-storage.server.ts'
import { withReceivedFiles } from '#files/receive-files.server.ts'
import { storeFile } from '#files/store-file.server.ts'
import { uploadLimits, type StoredFileKind } from '#files/stored-file.ts'

export interface Uploaded {
  name: string
  content: Uint8Array<ArrayBuffer> | string
}

export async function temporaryStorage(): Promise<FileStorage & { directory: string }> {
  const directory = await mkdtemp(join(tmpdir(), 'wadah-files-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  return { ...diskStorage(directory), directory }
}

export function uploadForm(files: readonly Uploaded[]): FormData {
  const form = new FormData()
  for (const { name, content } of files) form.append('files', new Blob([content]), name)
  return form
}

interface Upload {
  kind?: StoredFileKind
  sellerId?: string | null
  now?: Date
  actor?: Actor
}

/** Uploads a file as a form would. Returns the stored file, or why it was rejected. */
export async function upload(
  { db, storage }: { db: Database; storage: FileStorage },
  file: Uploaded,
  { kind = 'picture', sellerId = null, now = new Date(), actor = { kind: 'command' } }: Upload = {},
) {
  const request = new Request('http://store.test/', { method: 'POST', body: uploadForm([file]) })
  const options = {
    incoming: storage.incoming,
    maxBytes: uploadLimits[kind].bytes,
    hashOf: JSON.stringify([kind, sellerId]),
  }
  const stored = await withReceivedFiles(request, options, async ([received]) => {
    if (!received) throw new Error('no file was received')
    return storeFile({ db, storage, now }, received, { kind, sellerId, actor })
  })
  if (!stored.ok) throw new Error(stored.reason)
  return stored.value
}

/** Uploads a file that must be accepted, and returns the stored file. */
export async function accepted(...given: Parameters<typeof upload>) {
  const stored = await upload(...given)
  if (!stored.ok) throw new Error(stored.reason)
  return stored.value
}

/** The content of every file in the storage, by path. */
export async function storedContents(directory: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(await Promise.all(paths.map(async (path) => [path, await readFile(path)] as const)))
}
