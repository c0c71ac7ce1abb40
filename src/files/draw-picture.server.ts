import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import pLimit, { type LimitFunction } from 'p-limit'
import type { PictureResult } from '#files/picture-variants.server.ts'
import type { PictureFormat } from '#files/sniff-file.ts'
import { err } from '#lib/result.ts'

/**
 * A process that exceeds a limit is killed, so that a picture cannot exhaust the machine. The main limit is
 * processor time, of which the largest allowed photo needs half. The clock limit ends a process that hangs.
 */
export const drawingLimits = { processorSeconds: 8, clockSeconds: 60, megabytes: 1_500 }

/**
 * Drawing needs much processor time and memory, so only three pictures are drawn at once, and one per owner.
 */
const drawing = pLimit(3)
const turns = new Map<string, LimitFunction>()

/**
 * In a build, the program is a file beside the folder `server`, in which this module is part of `index.js` or of
 * a file in `assets`. Otherwise it is TypeScript beside this module.
 */
const program = fileURLToPath(
  import.meta.url.endsWith('.ts')
    ? new URL('draw-picture-program.server.ts', import.meta.url)
    : import.meta.url.replace(/server\/(?:assets\/)?[^/]+$/, 'draw-picture.js'),
)

/**
 * Decodes and encodes a picture in a child process, because the drawing of an SVG can only be interrupted by
 * ending its process.
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
      // A signal means that the process exceeded a limit. Any other failure is a bug.
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
