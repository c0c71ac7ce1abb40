import { createContext, type RouterContextProvider } from 'react-router'
import type { Database } from '#db/database.server.ts'
import type { FileStorage } from '#files/file-storage.server.ts'

/** Where a stored file is used: in words, and the page that shows it. */
export interface FileUse {
  fileId: string
  subject: string
  path: string
}

/** Each folder that refers to files finds its own uses. */
export type FindFileUses = (db: Database, fileIds: readonly string[]) => Promise<FileUse[]>

export interface Files {
  storage: FileStorage
  findUses: FindFileUses
}

const filesKey = createContext<Files | null>(null)

export function provideFiles(context: RouterContextProvider, files: Files): void {
  context.set(filesKey, files)
}

/** The stored files, for loaders and actions of pages. */
export function filesOf(context: Readonly<RouterContextProvider>): Files {
  const found = context.get(filesKey)
  if (!found) throw new Error('A page was rendered without stored files')
  return found
}
