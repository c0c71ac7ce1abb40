/** Where uploaded files are stored. The content stored under a name never changes. */
export interface FileStorage {
  /** A local folder for uploads in progress. The store serves nothing from it. */
  incoming: string
  /** Stores all content under the name, or nothing. */
  put(name: string, content: Blob): Promise<void>
  open(name: string): Promise<OpenedFile | null>
  /** Succeeds if the name does not exist. */
  remove(name: string): Promise<void>
}

export interface OpenedFile {
  bytes: number
  read(range?: ByteRange): Promise<ReadableStream<Uint8Array>>
}

/** A range of bytes, including both ends. */
export interface ByteRange {
  start: number
  end: number
}

/** Throws if a name is invalid, which is a bug, because our own code creates all names. */
export function requireFileName(name: string): string {
  if (!/^[a-z]+(\/[a-z0-9]+)+(\.[a-z0-9]+)?$/.test(name)) throw new Error(`Not a valid storage name: ${name}`)
  return name
}
