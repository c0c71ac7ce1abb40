import { createContext, type RouterContextProvider } from 'react-router'
import type { Database } from '#db/database.server.ts'
import type { FileStorage } from '#files/file-storage.server.ts'

/** A place that uses a stored file: its description, and the page that shows it. */
export interface FileReference {
  fileId: string
  subject: string
  path: string
}

/** Each folder that refers to files provides a function that finds its references. */
export type FindFileReferences = (db: Database, fileIds: readonly string[]) => Promise<FileReference[]>

export interface Files {
  storage: FileStorage
  findUses: FindFileReferences
}

const filesKey = createContext<Files | null>(null)

export function provideFiles(context: RouterContextProvider, files: Files): void {
  context.set(filesKey, files)
}

export function filesOf(context: Readonly<RouterContextProvider>): Files {
  const found = context.get(filesKey)
  if (!found) throw new Error('The page context has no file storage')
  return found
}
