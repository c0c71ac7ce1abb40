import {
  Client,
  DatabaseError,
  Pool,
  type ClientBase,
  type PoolClient,
  type PoolConfig,
  type QueryConfig,
} from 'pg'
import type { CircuitBreaker } from '#db/circuit-breaker.ts'
import { repeatStatement, type OnRepeat } from '#db/repeated-work.server.ts'
import { connectFailure, DatabaseAway, DatabaseBusy, failureOf } from '#db/unavailable.server.ts'
import { inSpan } from '#lib/spans.server.ts'

/**
 * Why a connection was dropped: its server became read-only, a statement was not answered in time, or the
 * connection broke.
 */
export type ConnectionLoss = 'read_only' | 'unanswered' | 'broken'

export interface PoolOptions {
  circuit: CircuitBreaker
  onRepeat: OnRepeat
  onLoss: (loss: ConnectionLoss) => void
}

/** The maximum number of requests that wait for a connection. With more, some would wait over 10 s. */
const maxWaiting = 300
const cancelWaitingCommit =
  "select pg_cancel_backend(pid) from pg_stat_activity where pid = $1 and wait_event = 'SyncRep'"

/**
 * A connection pool that refuses requests at once while the database is away or too many requests wait. It
 * drops connections whose server is gone, read-only or unresponsive.
 */
export function createDatabasePool(config: PoolConfig, { circuit, onRepeat, onLoss }: PoolOptions): Pool {
  const open = new Set<OpenedClient>()
  /** Dropped connections are never reused, because their server may be gone or demoted. */
  const dropped = new WeakSet<ClientBase>()
  const waitingRequests = new Set<(reason: unknown) => void>()

  class OpenedClient extends Client {
    readonly openedAt = performance.now()
    constructor(options?: ConstructorParameters<typeof Client>[0]) {
      super(options)
      open.add(this)
      this.once('end', () => open.delete(this))
    }
  }

  const pool = new Pool({ ...config, Client: OpenedClient, verify: requirePrimary })
  const connectNow = pool.connect.bind(pool)
  pool.on('connect', (client) => {
    // Without a listener, a connection that breaks between two queries of a transaction would end the
    // process.
    client.on('error', () => {})
    endWhenLost(client, giveUp)
  })
  circuit.onChange(() => {
    for (const client of open) {
      dropped.add(client)
      client.connection.stream.destroy()
    }
    if (!circuit.isOpen) return
    for (const reject of waitingRequests) reject(away())
    waitingRequests.clear()
  })
  return Object.assign(pool, { connect, query })

  async function connect(): Promise<PoolClient> {
    for (;;) {
      const client = await connectUnlessAway()
      if (!dropped.has(client)) return client
      client.release(true)
      // A server that is gone does not answer a graceful close.
      client.connection.stream.destroy()
    }
  }

  function connectUnlessAway(): Promise<PoolClient> {
    if (circuit.isOpen) return Promise.reject(away())
    if (pool.waitingCount >= maxWaiting) {
      return Promise.reject(new DatabaseBusy('Too many requests are waiting for a database connection'))
    }
    const { promise, resolve, reject } = Promise.withResolvers<PoolClient>()
    waitingRequests.add(reject)
    connectNow().then(
      (client) => {
        if (waitingRequests.delete(reject)) resolve(client)
        else client.release(true)
      },
      (error: unknown) => {
        waitingRequests.delete(reject)
        reject(connectFailure(error))
      },
    )
    return promise
  }

  function query(statement: string | QueryConfig, values?: unknown[]) {
    return repeatStatement(
      textOf(statement),
      async () => {
        const client = await connect()
        try {
          return await client.query(statement, values)
        } finally {
          client.release()
        }
      },
      onRepeat,
    )
  }

  function giveUp(client: PoolClient, loss: ConnectionLoss, startedAt: number): void {
    onLoss(loss)
    if (loss === 'unanswered') cancelCommit(client)
    // Drop only connections opened before this one. Later connections already lead to the new primary.
    else for (const each of open) if (each.openedAt < startedAt) dropped.add(each)
  }

  /**
   * A commit that waits for a standby has no time limit and keeps its server connection. Canceling the wait
   * leaves the commit on the primary only, but no client gets a confirmation.
   */
  function cancelCommit(client: PoolClient): void {
    const pid: unknown = Reflect.get(client, 'processID')
    if (typeof pid === 'number') pool.query(cancelWaitingCommit, [pid]).catch(() => undefined)
  }
}

/**
 * Rejects a new connection to a read-only server. After a failover, the address may still lead to the old
 * primary, which accepts no writes and sends no notifications.
 */
export function requirePrimary(client: ClientBase, done: (error?: Error) => void): void {
  isReadOnly(client).then(
    (is) => done(is ? new DatabaseAway('The address leads to a standby') : undefined),
    done,
  )
}

export async function isReadOnly(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only')
  return rows[0]?.transaction_read_only === 'on'
}

function away(): DatabaseAway {
  return new DatabaseAway('The database is unavailable')
}

type GiveUp = (client: PoolClient, loss: ConnectionLoss, startedAt: number) => void

/**
 * Ends a connection that failed. Otherwise it would return to the pool, even in the middle of a transaction.
 */
function endWhenLost(client: PoolClient, giveUp: GiveUp): void {
  let isLost = false
  aroundStatements(client, async (text, run) => {
    // The server rolls back when the connection ends. A failing `rollback` would hide the original error.
    if (isLost && text === 'rollback') return undefined
    const startedAt = performance.now()
    try {
      return await inSpan(() => statementSpan(text), run)
    } catch (error) {
      const loss = lossIn(error)
      if (loss) {
        isLost = true
        client.end().catch(() => undefined)
        giveUp(client, loss, startedAt)
      }
      // drizzle-orm does not release a connection if `begin` fails.
      if (text.startsWith('begin')) client.release(true)
      throw error
    }
  })
}

/** The connection loss that an error of the driver indicates; `null` if there is none. */
export function lossIn(error: unknown): ConnectionLoss | null {
  if (error instanceof DatabaseError && error.code === '25006') return 'read_only'
  const failure = failureOf(error, { onOurSocket: true })
  if (failure === 'unanswered') return 'unanswered'
  return failure === 'lost' ? 'broken' : null
}

/** A function that runs one statement, and may inspect its text and its result. */
type AroundStatement = (text: string, run: () => Promise<unknown>) => Promise<unknown>

function aroundStatements(client: PoolClient, around: AroundStatement): void {
  const prototype: PoolClient = Object.getPrototypeOf(client)
  Object.assign(client, {
    query(...given: unknown[]): unknown {
      return around(textOf(given[0]), () => Reflect.apply(prototype.query, client, given))
    },
  })
}

/** Describes a statement for its span. The text contains placeholders, never values. */
function statementSpan(text: string) {
  const verb = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement'
  const table = /\b(?:from|into|update|table)\s+"?([a-z_]+)/i.exec(text)?.[1]
  const name = table === undefined ? verb : `${verb} ${table}`
  const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name, 'db.query.text': text }
  return { name, kind: 'client', attributes } as const
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  const isConfig = typeof statement === 'object' && statement !== null && 'text' in statement
  return isConfig && typeof statement.text === 'string' ? statement.text : ''
}
