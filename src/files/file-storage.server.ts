/** Where uploaded files are stored. A name is written once and never changes its content. */
export interface FileStorage {
  /** A local folder for uploads that are still arriving. Nothing is served from it. */
  incoming: string
  /** Stores all of the content under the name, or nothing. */
  put(name: string, content: Blob): Promise<void>
  open(name: string): Promise<OpenedFile | null>
  /** A name that is not there is no error. */
  remove(name: string): Promise<void>
}

export interface OpenedFile {
  bytes: number
  read(range?: ByteRange): Promise<ReadableStream<Uint8Array>>
}

/** Both ends count. */
export interface ByteRange {
  start: number
  end: number
}

/** Names are ours, so another one is a mistake in the code. */
export function requireFileName(name: string): string {
  if (!/^[a-z]+(\/[a-z0-9]+)+(\.[a-z0-9]+)?$/.test(name)) throw new Error(`Not the name of a file: ${name}`)
  return name
}
