import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import pLimit, { type LimitFunction } from 'p-limit'
import type { PictureResult } from '#files/picture-variants.server.ts'
import type { PictureFormat } from '#files/sniff-file.ts'
import { err } from '#lib/result.ts'

/**
 * Limits of one picture, after which its process is killed, so that no picture can exhaust the store. Processor
 * time counts, so that a busy machine only takes longer: the largest allowed photo takes half of it. The clock
 * limit ends a process that hangs.
 */
export const drawingLimits = { processorSeconds: 8, clockSeconds: 60, megabytes: 1_500 }

/**
 * Drawing needs a processor and memory, so only a few pictures are drawn at a time, and those of one owner
 * one after another.
 */
const drawing = pLimit(3)
const turns = new Map<string, LimitFunction>()

/** The program is built beside the built server, and otherwise TypeScript like this module. */
const program = fileURLToPath(
  import.meta.url.endsWith('.ts')
    ? new URL('draw-picture-program.server.ts', import.meta.url)
    : new URL('../draw-picture.js', import.meta.url),
)

/**
 * Decodes and encodes a picture in a child process, because only killing the process can interrupt the drawing of
 * an SVG.
 */
export async function drawPicture(
  path: string,
  format: PictureFormat,
  owner: string,
): Promise<PictureResult> {
  const turn = turns.get(owner) ?? pLimit(1)
  turns.set(owner, turn)
  try {
    return await turn(() => drawing(() => drawInProcess(path, format)))
  } finally {
    if (turn.activeCount + turn.pendingCount === 0) turns.delete(owner)
  }
}

function drawInProcess(path: string, format: PictureFormat): Promise<PictureResult> {
  const child = startProgram(path, format)
  const timer = setTimeout(() => child.kill('SIGKILL'), drawingLimits.clockSeconds * 1_000)
  return new Promise<PictureResult>((resolve, reject) => {
    child.once('message', (message) => resolve(message as PictureResult))
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      // A signal means that a limit was reached. Any other failure is a bug.
      if (signal) resolve(err('too_complex'))
      else reject(new Error(`The picture process ended with exit code ${code}`))
    })
  }).finally(() => {
    clearTimeout(timer)
    child.kill('SIGKILL')
  })
}

function startProgram(path: string, format: PictureFormat): ChildProcess {
  const { megabytes, processorSeconds } = drawingLimits
  const script = `ulimit -d ${megabytes * 1_000}; ulimit -t ${processorSeconds}; exec "$@"`
  return spawn('sh', ['-c', script, 'sh', process.execPath, program, path, format], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
}
