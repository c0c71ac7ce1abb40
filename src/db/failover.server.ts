import { Client, DatabaseError, type ClientBase, type ClientConfig, type Pool } from 'pg'
import { absence, LeadsToStandby } from '#db/database-away.server.ts'

/** Why connections are given up: the server is read-only now, does not answer, or one broke while it was in use. */
export type ConnectionLoss = 'read_only' | 'silent' | 'broken'

/** What the pools of a process share, so that what one of them meets counts for all. */
export interface Failover {
  /** Connections that were made in an earlier generation are not used any more. */
  readonly generation: number
  /** `startedAt`: when the statement that met it began, by `performance.now()`. */
  noticed(loss: ConnectionLoss, startedAt: number): void
}

/** Each says more than those before it. */
const losses: readonly ConnectionLoss[] = ['broken', 'silent', 'read_only']
/** Every statement that fails says the same for a while, and each generation costs every pool its connections. */
const pauseMilliseconds = 250

/**
 * After a failover the open connections lead to a server that is gone or must not be used, and only some of them say
 * so. The first that does ends the use of all: the next ones are opened by the address, which leads to the new server.
 */
export function watchFailover(onLoss: (loss: ConnectionLoss) => void = () => undefined): Failover {
  let generation = 0
  let lastAt = -Infinity
  let last: ConnectionLoss = 'broken'
  return {
    get generation() {
      return generation
    },
    noticed(loss) {
      const now = performance.now()
      const saysMore = losses.indexOf(loss) > losses.indexOf(last)
      if (now - lastAt < pauseMilliseconds && !saysMore) return
      lastAt = now
      last = loss
      generation += 1
      onLoss(loss)
    },
  }
}

/**
 * For pools with a probe beside them. A connection without an answer is ended alone if the probe gets one on a connection
 * that is older than the silent statement, and the address still leads to the probe's server. Another one may have taken
 * over from a primary that nobody stopped: there, commits that wait for a standby get no answer, and the rest does.
 */
export function besideProbe(failover: Failover, probe: Pool, onAlone: () => void): Failover {
  let connectedAt = Infinity
  probe.on('connect', () => (connectedAt = performance.now()))
  void serverOf(probe).catch(() => undefined)
  async function isAlone(startedAt: number): Promise<boolean> {
    const isElsewhere = await leadsElsewhere(probe.options, probe)
    return connectedAt < startedAt && !isElsewhere
  }
  return {
    get generation() {
      return failover.generation
    },
    noticed(loss, startedAt) {
      if (loss !== 'silent') failover.noticed(loss, startedAt)
      else
        void isAlone(startedAt)
          .catch(() => false)
          .then((alone) => (alone ? onAlone() : failover.noticed(loss, startedAt)))
    },
  }
}

/** Whether the address leads to another primary than this connection. Throws if there is no answer, or a standby's. */
export async function leadsElsewhere(address: ClientConfig, connection: Pool | Client): Promise<boolean> {
  const [answering, atAddress] = await Promise.all([serverOf(connection), primaryAt(address)])
  return answering.server !== atAddress.server
}

async function primaryAt(address: ClientConfig): Promise<Server> {
  const client = new Client(address)
  // The query under way reports a broken connection; this listener keeps it from ending the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await primaryOf(client)
  } finally {
    client.end().catch(() => undefined)
  }
}

interface Server {
  /** Tells the servers of a pair apart. */
  server: string
  /** The process of this connection. */
  pid: number
  is_read_only: boolean
}

async function serverOf(connection: Pool | ClientBase): Promise<Server> {
  const { rows } = await connection.query<Server>(`
    select pg_postmaster_start_time()::text as server, pg_backend_pid() as pid,
      current_setting('transaction_read_only')::boolean as is_read_only`)
  const [found] = rows
  if (!found) throw new Error('The database did not say which server it is')
  return found
}

/** Throws if this connection leads to a standby, which takes no changes and tells of none. */
export async function primaryOf(connection: ClientBase): Promise<Server> {
  const found = await serverOf(connection)
  if (found.is_read_only) throw new LeadsToStandby('The address of the database leads to a standby')
  return found
}

/** What an error of the driver says about its connection, if anything. */
export function lossIn(error: unknown): ConnectionLoss | null {
  if (error instanceof DatabaseError && error.code === '25006') return 'read_only'
  if (absence(error, { onOurSocket: true }) !== 'lost') return null
  return error instanceof Error && error.message === 'Query read timeout' ? 'silent' : 'broken'
}
