import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'

/** What belongs to the running server alone. The copy gets its write-ahead log from the server itself. */
const leftOut =
  /^(postmaster\.(pid|opts)|\.s\.PGSQL.*|postgresql\.auto\.conf|pg_(wal|replslot|stat_tmp)\/.*)$/

/** Copies the data folder of a server that goes on working, as pg_basebackup does, which is not among npm's programs. */
export async function copyServer(url: string, from: string, to: string): Promise<void> {
  const address = new URL(url)
  address.pathname = '/postgres'
  const client = new Client({ connectionString: address.href })
  await client.connect()
  try {
    await client.query("select pg_backup_start('standby', fast => true)")
    await mkdir(to, { mode: 0o700 })
    await copyFolder(from, to, '')
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(wait_for_archive => false)',
    )
    await writeFile(join(to, 'backup_label'), rows[0]?.labelfile ?? '')
  } finally {
    await client.end()
  }
}

async function copyFolder(from: string, to: string, inside: string): Promise<void> {
  for (const entry of await readdir(join(from, inside), { withFileTypes: true })) {
    const path = join(inside, entry.name)
    if (leftOut.test(path)) continue
    if (entry.isDirectory()) {
      await mkdir(join(to, path), { mode: 0o700 })
      await copyFolder(from, to, path)
    } else if (entry.isFile()) {
      await copyFile(join(from, path), join(to, path)).catch(acceptMissing)
    }
  }
}

/** The server may remove a file meanwhile. The write-ahead log says so to the copy, too. */
function acceptMissing(error: unknown): void {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return
  throw error
}
