import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { DatabaseUnreachable } from '#db/database-away.server.ts'
import { lossIn, primaryOf, type Failover } from '#db/failover.server.ts'
import { repeatStatement, type OnRepeat } from '#db/repeated-work.server.ts'
import { aroundStatements, statementSpan } from '#db/statements.server.ts'
import { inSpan } from '#lib/spans.server.ts'

type OnConnect = Parameters<InstanceType<typeof Pool>['connect']>[0]

const cancelWaitingCommit =
  "select pg_cancel_backend(pid) from pg_stat_activity where pid = $1 and wait_event = 'SyncRep'"

/**
 * A pool that gives up the connections of a server that was demoted or is gone, and repeats once what is safe to repeat.
 * Errors of connecting are marked: those of a transaction would look like those of any other socket.
 */
export class DatabasePool extends Pool {
  readonly #failover: Failover
  readonly #generations = new WeakMap<PoolClient, number>()

  constructor(config: PoolConfig, { failover, onRepeat }: { failover: Failover; onRepeat: OnRepeat }) {
    super({ ...config, verify: requirePrimary })
    this.#failover = failover
    this.on('connect', (client) => {
      this.#generations.set(client, failover.generation)
      // Without a listener, a connection that breaks between two queries of a transaction would end the process.
      client.on('error', () => {})
      endWhenLost(client, failover, () => this.#cancel(client))
    })
    this.on('release', (error, client) => {
      if (lossIn(error) === 'silent') this.#cancel(client)
    })
    aroundStatements(this, (text, run) => {
      const noticing = () => {
        const startedAt = performance.now()
        return run().catch((error: unknown) => throwNoticed(error, failover, startedAt))
      }
      return inSpan(
        () => statementSpan(text),
        () => repeatStatement(text, noticing, onRepeat),
      )
    })
  }

  override connect(): Promise<PoolClient>
  override connect(callback: OnConnect): void
  override connect(callback?: OnConnect): Promise<PoolClient> | void {
    if (!callback) return this.#connectNow()
    super.connect((error, client, release) => {
      if (client && this.#isOld(client)) {
        endNow(client)
        this.connect(callback)
      } else callback(error && new DatabaseUnreachable(error), client, release)
    })
  }

  async #connectNow(): Promise<PoolClient> {
    for (;;) {
      const client = await super.connect().catch((error: unknown) => {
        throw new DatabaseUnreachable(error)
      })
      if (!this.#isOld(client)) return client
      endNow(client)
    }
  }

  /**
   * A commit that waits for a standby has no limit on the server, and keeps its connection there. Cancelled, it is
   * committed on this server alone; nobody was told that it succeeded. After a failover the number may be another's.
   */
  #cancel(client: PoolClient): void {
    const pid: unknown = Reflect.get(client, 'processID')
    if (typeof pid === 'number') super.query(cancelWaitingCommit, [pid]).catch(() => undefined)
  }

  #isOld(client: PoolClient): boolean {
    return this.#generations.get(client) !== this.#failover.generation
  }
}

/**
 * For each new connection. One that an address before a failover pair still opened to the demoted server would answer
 * reads for as long as it stays: what the standby has by then, and probes that are not meant for it.
 */
export function requirePrimary(client: PoolClient, done: (error?: Error) => void): void {
  primaryOf(client).then(() => done(), done)
}

/** The server may be one that does not answer a polite farewell. */
function endNow(client: PoolClient): void {
  client.release(true)
  client.connection.stream.destroy()
}

/** Ends a transaction's connection that failed, which would otherwise go back to the pool. */
function endWhenLost(client: PoolClient, failover: Failover, cancel: () => void): void {
  let isLost = false
  aroundStatements(client, async (text, run) => {
    // The server rolls back by itself what its connection leaves. Asking it would hide why.
    if (isLost && text === 'rollback') return undefined
    const startedAt = performance.now()
    try {
      return await inSpan(() => statementSpan(text), run)
    } catch (error) {
      const loss = lossIn(error)
      if (loss === 'silent') cancel()
      if (loss) {
        isLost = true
        client.end().catch(() => undefined)
      }
      // drizzle-orm gives a connection back only once its transaction has begun.
      if (text.startsWith('begin')) client.release(true)
      return throwNoticed(error, failover, startedAt)
    }
  })
}

function throwNoticed(error: unknown, failover: Failover, startedAt: number): never {
  const loss = lossIn(error)
  if (loss) failover.noticed(loss, startedAt)
  throw error
}
