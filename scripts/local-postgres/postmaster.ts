import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'

export type Postmaster = { pid: number; socketFolder: string; ready: boolean }

export const SOCKET_NAME = '.s.PGSQL.5432'

/** The live server of this data folder, from its `postmaster.pid`; `ready` if it answers. */
export async function findPostmaster(dataDirectory: string): Promise<Postmaster | undefined> {
  const file = await readPidFile(dataDirectory)
  if (!file || !(await isPostmasterAlive(file.pid, dataDirectory))) return undefined
  const ready = file.status === 'ready' && (await answers(file.socketFolder))
  return { pid: file.pid, socketFolder: file.socketFolder, ready }
}

export async function isPostmasterAlive(pid: number, dataDirectory: string): Promise<boolean> {
  return isServing(await readCommand(pid), dataDirectory)
}

/**
 * PostgreSQL refuses to start while the process id in its lock files exists, even if after a reboot or in a new
 * container it belongs to another program. Removes such files.
 */
export async function removeForeignLocks(dataDirectory: string): Promise<void> {
  const file = await readPidFile(dataDirectory)
  if (!file) return
  const command = await readCommand(file.pid)
  if (command === undefined || isServing(command, dataDirectory)) return
  await rm(join(dataDirectory, 'postmaster.pid'), { force: true })
  await rm(join(file.socketFolder, `${SOCKET_NAME}.lock`), { force: true })
}

async function readPidFile(dataDirectory: string) {
  const text = await readFile(join(dataDirectory, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const pid = Number(lines[0])
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined
  return { pid, socketFolder: lines[4] ?? dataDirectory, status: (lines[7] ?? '').trim() }
}

function isServing(command: string[] | undefined, dataDirectory: string): boolean {
  if (!command) return false
  const folder = command.indexOf('-D') + 1
  return folder > 0 && command[folder] === dataDirectory
}

/** The arguments of a running process; undefined if there is none, or only its zombie. */
async function readCommand(pid: number): Promise<string[] | undefined> {
  if (process.platform === 'linux') {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    return command === '' ? undefined : command.split('\0')
  }
  const ps = promisify(execFile)('ps', ['-ww', '-o', 'args=', '-p', String(pid)])
  const { stdout } = await ps.catch(() => ({ stdout: '' }))
  const words = stdout.trim()
  if (words === '' || words.includes('<defunct>')) return undefined
  const [, folder] = / -D (.+?) -k /.exec(words) ?? []
  return folder === undefined ? words.split(' ') : ['-D', folder]
}

async function answers(socketFolder: string): Promise<boolean> {
  const client = new Client({
    host: socketFolder,
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    connectionTimeoutMillis: 1000,
    query_timeout: 1000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
