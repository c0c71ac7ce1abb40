import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { startLocalPostgres, type LocalPostgres } from '../../../scripts/local-postgres.ts'

/** A server in a replication: the primary, or a standby that can be promoted. */
export interface ReplicatedServer extends LocalPostgres {
  dataDirectory: string
}

type Settings = Readonly<Record<string, string>>

const limitMilliseconds = 30_000

/** Both servers have these settings, because they switch roles. */
const replication: Settings = {
  wal_level: 'replica',
  max_wal_senders: '4',
  wal_keep_size: '512MB',
  wal_retrieve_retry_interval: '100ms',
}

export async function startPrimary(
  dataDirectory: string,
  settings: Settings = {},
): Promise<ReplicatedServer> {
  return { dataDirectory, ...(await startLocalPostgres(dataDirectory, { ...replication, ...settings })) }
}

/** Creates and starts a standby of a running primary. */
export async function startStandby(
  primary: ReplicatedServer,
  dataDirectory: string,
  settings: Settings = {},
): Promise<ReplicatedServer> {
  await withClient(primary, (client) => copyServer(client, primary.dataDirectory, dataDirectory))
  const host = new URL(primary.url).searchParams.get('host') ?? ''
  const standby = await startPrimary(dataDirectory, {
    ...settings,
    primary_conninfo: `host='${host}' port=5432 user=postgres application_name=standby`,
  })
  await until(primary, "select 1 from pg_stat_replication where state = 'streaming'")
  return standby
}

/** Copies the data like pg_basebackup, which is not part of the npm package. */
async function copyServer(client: Client, from: string, to: string): Promise<void> {
  await client.query("select pg_backup_start('standby', fast => true)")
  // If the server deletes a file during the copy, the write-ahead log restores its content.
  await promisify(execFile)('cp', ['-a', from, to]).catch(() => undefined)
  const { rows } = await client.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop(wait_for_archive => false)',
  )
  const ofServerAlone = [
    'postmaster.pid',
    '.s.PGSQL.5432',
    '.s.PGSQL.5432.lock',
    'postgresql.auto.conf',
    'pg_wal',
  ]
  for (const name of ofServerAlone) await rm(join(to, name), { recursive: true, force: true })
  await mkdir(join(to, 'pg_wal'))
  await writeFile(join(to, 'backup_label'), rows[0]?.labelfile ?? '')
  await writeFile(join(to, 'standby.signal'), '')
}

/** Promotes the standby to primary. Resolves when it accepts writes. */
export async function promote(standby: ReplicatedServer): Promise<void> {
  await withClient(standby, (client) => client.query('select pg_promote(wait => true, wait_seconds => 30)'))
  await until(standby, 'select 1 where not pg_is_in_recovery()')
}

/** Sets whether commits on this primary wait for a standby (`synchronous_standby_names`). */
export async function requireStandby(primary: ReplicatedServer, isRequired: boolean): Promise<void> {
  await configure(primary, 'synchronous_standby_names', isRequired ? '*' : '')
  if (isRequired) await until(primary, "select 1 from pg_stat_replication where sync_state = 'sync'")
}

/** Makes a primary read-only, like a demotion without a restart. */
export function demote(primary: ReplicatedServer): Promise<void> {
  return configure(primary, 'default_transaction_read_only', 'on')
}

async function configure(server: ReplicatedServer, name: string, value: string): Promise<void> {
  await withClient(server, async (client) => {
    await client.query(`alter system set ${name} = '${value}'`)
    await client.query('select pg_reload_conf()')
  })
  await until(server, `select 1 where current_setting('${name}') = '${value}'`)
}

async function until(server: ReplicatedServer, statement: string): Promise<void> {
  const deadline = Date.now() + limitMilliseconds
  while ((await withClient(server, (client) => client.query(statement))).rowCount === 0) {
    if (Date.now() > deadline) throw new Error(`Not true within ${limitMilliseconds} ms: ${statement}`)
    await pause(20)
  }
}

async function withClient<Value>(
  { url }: ReplicatedServer,
  work: (client: Client) => Promise<Value>,
): Promise<Value> {
  const connectionString = url.replace('/wadah?', '/postgres?')
  const client = new Client({ connectionString, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  await client.connect()
  return work(client).finally(() => client.end())
}
