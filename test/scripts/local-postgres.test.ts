import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { copyServerData } from '../support/copy-server-data.ts'
import { findLocalPostgres, startLocalPostgres, type LocalPostgres } from '../../scripts/local-postgres.ts'
import { patience } from '../support/patience.ts'

let folder = ''
let dataDirectory = ''
const started: LocalPostgres[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(inject('directory'), 'embedded-'))
  dataDirectory = await copyServerData(inject('serverData'), join(folder, 'postgres'))
})

afterEach(async () => {
  for (const postgres of started.splice(0)) await postgres.stop()
})

afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

describe('the local database', () => {
  it('the local database listens on a socket only, and stops without leaving processes or files behind', async () => {
    const postgres = await start()
    expect(postgres.adopted).toBe(false)
    expect(await query(postgres, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
    await query(postgres, 'create table stored (word text)')
    await query(postgres, "insert into stored values ('still here')")
    await postgres.stop()
    expect(await postgres.exited).toBe(0)
    expect(await findLocalPostgres(dataDirectory)).toBeUndefined()
    expect(await readdir(folder)).toEqual(['postgres'])
  })

  it('the local database keeps its data for the next start', async () => {
    expect(await storedWords(await start())).toEqual(['still here'])
  })

  it('a running local database is used by a second start, and is not stopped by it', async () => {
    const owner = await start()
    const guest = await start()
    expect(guest).toMatchObject({ adopted: true, pid: owner.pid, url: owner.url })
    await guest.stop()
    expect(await storedWords(owner)).toEqual(['still here'])
    await owner.stop()
    expect(await guest.exited).toBeNull()
  })

  it('two simultaneous starts with a new folder create the local database once', async () => {
    const shared = join(folder, 'shared')
    const both = await Promise.all([start(shared), start(shared)])
    expect(both.map((one) => one.adopted).sort()).toEqual([false, true])
    expect(both[0].pid).toBe(both[1].pid)
    expect((await readdir(folder)).toSorted()).toEqual(['postgres', 'shared'])
  })

  it('the local database recovers at once after the server was killed', async () => {
    const killed = await start()
    await query(killed, "insert into stored values ('written just before')")
    process.kill(killed.pid, 'SIGKILL')
    expect(await killed.exited).toBeNull()
    const next = await start()
    expect(next.adopted).toBe(false)
    expect(await storedWords(next)).toEqual(['still here', 'written just before'])
  })

  it('the local database ends when the process that owns it is killed, and the next start takes over', async () => {
    const { owner, postmaster } = await startOwner()
    owner.kill('SIGKILL')
    await once(owner, 'exit')
    const next = await start()
    expect(next.adopted).toBe(false)
    expect(next.pid).not.toBe(postmaster)
    expect(await storedWords(next)).toEqual(['still here', 'written just before'])
  })

  it('the owner of the local database can exit when the server is killed, even while a query is still running', async () => {
    const { owner, postmaster } = await startOwner()
    const { url } = (await findLocalPostgres(dataDirectory)) ?? { url: '' }
    const client = new Client(url.replace('/wadah?', '/postgres?'))
    client.on('error', () => undefined)
    await client.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const endless = client.query('do $$ begin loop null; end loop; end $$').catch(() => undefined)
    const other = new Client(url.replace('/wadah?', '/postgres?'))
    await other.connect()
    await vi.waitFor(async () => {
      const { rowCount } = await other.query("select 1 from pg_stat_activity where query like 'do $$%'")
      expect(rowCount).toBe(1)
    }, patience)
    await other.end()
    process.kill(postmaster, 'SIGKILL')
    try {
      await once(owner, 'exit')
    } finally {
      process.kill(rows[0]?.pid ?? 0, 'SIGKILL')
      await endless
    }
  })

  it('a lock file with the process id of another program does not stop that program or prevent a start', async () => {
    const lock = join(dataDirectory, 'postmaster.pid')
    const before = await start()
    const lines = (await readFile(lock, 'utf8')).split('\n')
    await before.stop()
    await writeFile(lock, [process.pid, ...lines.slice(1)].join('\n'))
    expect(await storedWords(await start())).toHaveLength(2)
  })

  it('the local database works in a folder whose path is too long for a socket, with the same address at each start', async () => {
    const deep = join(folder, 'a'.repeat(60), 'b'.repeat(60), 'postgres')
    await mkdir(dirname(deep), { recursive: true })
    await copyServerData(inject('serverData'), deep)
    const killed = await start(deep)
    expect(await query(killed, 'select 1 as one')).toEqual([{ one: 1 }])
    process.kill(killed.pid, 'SIGKILL')
    await killed.exited
    const next = await start(deep)
    expect(next.url).toBe(killed.url)
    expect(await query(next, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

it('a database folder with other files is rejected with the reason, and its files are kept', async () => {
  const other = join(folder, 'other')
  await mkdir(other)
  await writeFile(join(other, 'letter.txt'), '')
  await expect(start(other)).rejects.toThrow('directory not empty')
  expect(await readdir(other)).toEqual(['letter.txt'])
})

it('a database folder with data of another version is rejected with the reason', async () => {
  const old = join(folder, 'old')
  await mkdir(old, { mode: 0o700 })
  await writeFile(join(old, 'PG_VERSION'), '12\n')
  await writeFile(join(old, 'postgresql.conf'), '')
  await expect(start(old)).rejects.toThrow('initialized by PostgreSQL version 12')
})

async function start(directory = dataDirectory): Promise<LocalPostgres> {
  const postgres = await startLocalPostgres(directory)
  started.push(postgres)
  return postgres
}

async function startOwner() {
  const script = fileURLToPath(new URL('../support/database/own-postgres.ts', import.meta.url))
  const owner = spawn(process.execPath, [script, dataDirectory], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [postmaster] = await once(createInterface({ input: owner.stdout }), 'line')
  return { owner, postmaster: Number(postmaster) }
}

async function query(postgres: LocalPostgres, text: string): Promise<Record<string, unknown>[]> {
  const url = new URL(postgres.url)
  url.pathname = '/postgres'
  const client = new Client({ connectionString: url.href })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

async function storedWords(postgres: LocalPostgres): Promise<unknown[]> {
  const rows = await query(postgres, 'select word from stored order by word')
  return rows.map((row) => row['word'])
}
