import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { access, mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { requireFileName, type ByteRange, type FileStorage } from '#files/file-storage.server.ts'

/** Stores files in a folder that all processes of the store share. */
export function diskStorage(directory: string): FileStorage {
  const incoming = join(directory, 'incoming')
  const pathOf = (name: string) => join(directory, requireFileName(name))

  return {
    incoming,
    async put(name, content) {
      const path = pathOf(name)
      await mkdir(incoming, { recursive: true })
      await mkdir(dirname(path), { recursive: true })
      // Only a complete file is renamed. If the process ends before that, nothing exists under the final
      // name.
      const temporary = join(incoming, randomUUID())
      try {
        await withHandle(await open(temporary, 'wx', 0o600), async (file) => {
          await file.writeFile(content.stream())
          await file.sync()
        })
        await rename(temporary, path)
        await syncDirectory(dirname(path))
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },
    async open(name) {
      const file = await openForReading(pathOf(name))
      if (!file) return null
      const part = (range?: ByteRange) => (range ? file.slice(range.start, range.end + 1) : file)
      return { bytes: file.size, read: (range) => Promise.resolve(part(range).stream()) }
    },
    async remove(name) {
      await rm(pathOf(name), { force: true })
    },
  }
}

async function openForReading(path: string): Promise<Blob | null> {
  try {
    await access(path)
  } catch {
    return null
  }
  return openAsBlob(path)
}

/** Syncs a folder, so that the name of a new file in it is on disk too. */
async function syncDirectory(path: string): Promise<void> {
  await withHandle(await open(path), (handle) => handle.sync())
}

async function withHandle<Result>(
  handle: FileHandle,
  work: (handle: FileHandle) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(handle)
  } finally {
    await handle.close()
  }
}
