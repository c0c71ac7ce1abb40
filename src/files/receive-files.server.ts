import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { cleanFileName } from '#files/file-name.ts'
import { maxFilesAtOnce } from '#files/stored-file.ts'
import { err, ok, type Result } from '#lib/result.ts'

/** A completely received file in the folder for uploads. */
export interface ReceivedFile {
  name: string
  path: string
  bytes: number
  isTooLarge: boolean
  hash: string
}

interface ReceiveOptions {
  incoming: string
  maxBytes: number
  /**
   * A text about the owner that is hashed before the content, so that equal files of two owners have
   * different hashes.
   */
  hashOf: string
}

type ReceiveProblem = 'not_a_form' | 'broken_off'

/** The maximum total size of the files of one request. */
const maxBytesAtOnce = 512 * 1024 * 1024

/**
 * Streams the files of a form to disk, calls `work` with them, and removes them afterward. Discards an
 * interrupted upload.
 */
export async function withReceivedFiles<Value>(
  request: Request,
  options: ReceiveOptions,
  work: (files: ReceivedFile[]) => Promise<Value>,
): Promise<Result<Value, ReceiveProblem>> {
  const paths: string[] = []
  try {
    await mkdir(options.incoming, { recursive: true })
    const files = await receive(request, options, paths)
    return files.ok ? ok(await work(files.value)) : files
  } finally {
    await Promise.all(paths.map((path) => rm(path, { force: true })))
  }
}

export async function removeOldIncoming(incoming: string, before: Date): Promise<void> {
  await mkdir(incoming, { recursive: true })
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name)
    const found = await stat(path).catch(() => null)
    if (found && found.mtime < before) await rm(path, { force: true })
  }
}

async function receive(
  request: Request,
  options: ReceiveOptions,
  paths: string[],
): Promise<Result<ReceivedFile[], ReceiveProblem>> {
  const type = request.headers.get('content-type') ?? ''
  if (!request.body || !/^multipart\/form-data;/i.test(type)) return err('not_a_form')
  const arriving: Promise<ReceivedFile | null>[] = []
  try {
    const parser = busboy({
      headers: { 'content-type': type },
      defParamCharset: 'utf8',
      preservePath: false,
      limits: {
        fileSize: options.maxBytes,
        files: maxFilesAtOnce,
        fields: 20,
        fieldSize: 1_024,
        headerPairs: 20,
      },
    })
    parser.on('file', (_field, content, { filename }) => {
      const path = join(options.incoming, randomUUID())
      paths.push(path)
      const file = stage(content, { path, filename, hashOf: options.hashOf })
      // Keeps a failure from counting as an unhandled rejection before the promise is awaited below.
      file.catch(() => undefined)
      arriving.push(file)
    })
    await pipeline(chunksOf(request.body), countUpTo(maxBytesAtOnce), parser)
    const files = await Promise.all(arriving)
    return ok(files.filter((file) => file !== null))
  } catch {
    const staged = await Promise.allSettled(arriving)
    for (const each of staged) if (each.status === 'rejected' && isOfDisk(each.reason)) throw each.reason
    return err('broken_off')
  }
}

/** Whether the disk failed. A full or unwritable disk is not the sender's fault, and must be logged. */
function isOfDisk(error: unknown): error is Error {
  return (
    error instanceof Error && 'syscall' in error && (error.syscall === 'open' || error.syscall === 'write')
  )
}

interface Staging {
  path: string
  filename: string | undefined
  hashOf: string
}

/** Returns `null` for a file field without a file. */
async function stage(
  content: Readable & { truncated?: boolean },
  { path, filename, hashOf }: Staging,
): Promise<ReceivedFile | null> {
  const hash = createHash('sha256').update(hashOf)
  let bytes = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.byteLength
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(content, measure, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  if (!filename && bytes === 0) return null
  return {
    name: cleanFileName(filename ?? ''),
    path,
    bytes,
    isTooLarge: content.truncated === true,
    hash: hash.digest('hex'),
  }
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* body
}

function countUpTo(max: number): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      bytes += chunk.byteLength
      done(bytes > max ? new Error('The request is too large') : null, chunk)
    },
  })
}
