import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { copyServer } from './copy-server.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

/** A server that takes part in a replication: a primary, or a standby that may be promoted. */
export interface ReplicatedServer extends EmbeddedPostgres {
  dataDirectory: string
  /** Ends it as a crash does. */
  kill(): Promise<void>
}

export interface ReplicatedServerOptions {
  dataDirectory: string
  log?: (line: string) => void
  /** Settings that differ from those of the local server. */
  settings?: Readonly<Record<string, string>>
}

const limitMilliseconds = 30_000

/** What a primary and a standby need beyond the settings of the local server. Both have them: they change places. */
const replication = {
  wal_level: 'replica',
  max_wal_senders: '4',
  wal_keep_size: '512MB',
  wal_retrieve_retry_interval: '100ms',
}

export async function startPrimary(options: ReplicatedServerOptions): Promise<ReplicatedServer> {
  return start(options, {})
}

/** A copy of the primary that follows it. The primary goes on working. */
export async function startStandby(
  primary: ReplicatedServer,
  options: ReplicatedServerOptions,
): Promise<ReplicatedServer> {
  await copyServer(primary.url, primary.dataDirectory, options.dataDirectory)
  await writeFile(join(options.dataDirectory, 'standby.signal'), '')
  const host = new URL(primary.url).searchParams.get('host') ?? ''
  const standby = await start(options, {
    primary_conninfo: `host='${host}' port=5432 user=postgres application_name=standby`,
  })
  await until(primary, "select 1 from pg_stat_replication where state = 'streaming'")
  return standby
}

/** Makes the standby a primary. Settles when it takes writes. */
export async function promote(standby: ReplicatedServer): Promise<void> {
  await tell(standby, 'select pg_promote(wait => true, wait_seconds => 30)')
  await until(standby, 'select 1 where not pg_is_in_recovery()')
}

/** Whether commits of this primary wait for a standby (`synchronous_standby_names`). */
export async function requireStandby(primary: ReplicatedServer, isRequired: boolean): Promise<void> {
  await configure(primary, 'synchronous_standby_names', isRequired ? '*' : '')
  if (isRequired) await until(primary, "select 1 from pg_stat_replication where sync_state = 'sync'")
}

/** Makes a primary read-only, as one that is demoted without being stopped. */
export function demote(primary: ReplicatedServer): Promise<void> {
  return configure(primary, 'default_transaction_read_only', 'on')
}

/** Runs one statement in the server's own database. */
async function tell(server: ReplicatedServer, statement: string): Promise<unknown[]> {
  const address = new URL(server.url)
  address.pathname = '/postgres'
  const client = new Client({ connectionString: address.href, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

async function start(
  { dataDirectory, log = () => undefined, settings = {} }: ReplicatedServerOptions,
  role: Readonly<Record<string, string>>,
): Promise<ReplicatedServer> {
  const postgres = await startEmbeddedPostgres({
    dataDirectory,
    log,
    settings: { ...replication, ...role, ...settings },
  })
  return {
    ...postgres,
    dataDirectory,
    async kill() {
      process.kill(postgres.pid, 'SIGKILL')
      await postgres.exited
    },
  }
}

async function configure(server: ReplicatedServer, name: string, value: string): Promise<void> {
  await tell(server, `alter system set ${name} = '${value}'`)
  await tell(server, 'select pg_reload_conf()')
  await until(server, `select 1 where current_setting('${name}') = '${value}'`)
}

async function until(server: ReplicatedServer, statement: string): Promise<void> {
  const deadline = Date.now() + limitMilliseconds
  while ((await tell(server, statement)).length === 0) {
    if (Date.now() > deadline) throw new Error(`It did not happen in ${limitMilliseconds} ms: ${statement}`)
    await pause(20)
  }
}
