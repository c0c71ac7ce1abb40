import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const neededBytes = 2 * 2 ** 30

/**
 * Creates a folder for this run. It is in memory if there is room, because copying hundreds of tables there takes
 * a fifth of the time.
 */
export async function makeDirectory(): Promise<string> {
  const parent = (await hasRoom(memory)) ? memory : tmpdir()
  await removeLeftovers(parent)
  return mkdtemp(join(parent, `wadah-test-${process.pid}-`))
}

async function hasRoom(path: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(path)
    return bavail * bsize > neededBytes
  } catch {
    return false
  }
}

/** Removes the folders of runs that were killed. */
async function removeLeftovers(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const pid = Number(/^wadah-test-(\d+)-/.exec(name)?.[1])
    if (pid && !isAlive(pid)) await rm(join(parent, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
