/** Where uploaded files are stored. The content under a name never changes. */
export interface FileStorage {
  /** A local folder for uploads in progress. Nothing is served from it. */
  incoming: string
  /** Stores the whole content under the name, or nothing. */
  put(name: string, content: Blob): Promise<void>
  open(name: string): Promise<OpenedFile | null>
  /** Removing a missing name is not an error. */
  remove(name: string): Promise<void>
}

export interface OpenedFile {
  bytes: number
  read(range?: ByteRange): Promise<ReadableStream<Uint8Array>>
}

/** A range of bytes. Both ends are inclusive. */
export interface ByteRange {
  start: number
  end: number
}

/** Names come from our own code, so an invalid one is a bug. */
export function requireFileName(name: string): string {
  if (!/^[a-z]+(\/[a-z0-9]+)+(\.[a-z0-9]+)?$/.test(name)) throw new Error(`Not a valid storage name: ${name}`)
  return name
}
