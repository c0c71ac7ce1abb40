import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { withClient } from '../bench/with-client.ts'
import { openMovingAddress } from '../test/support/database/moving-address.ts'
import {
  demote,
  promote,
  requireStandby,
  startPrimary,
  startStandby,
} from '../test/support/database/replicated-servers.ts'
import { freezeServer, killServer } from '../test/support/database/server-processes.ts'

const deafMilliseconds = 300
const watchMilliseconds = 500

export const waysToFail = ['killed', 'frozen', 'demoted'] as const
export type WayToFail = (typeof waysToFail)[number]

/** A primary and a standby behind one address. Commits of orders wait for the standby. */
export interface FailoverPair {
  /** The address of the current primary. */
  url: string
  /**
   * Makes the primary fail. Before a kill, the primary loses its standby for a moment, so that an order
   * confirmed without the standby is certainly lost. After a demotion, it still answers reads on open
   * connections.
   */
  fail(way: WayToFail): Promise<void>
  /** Promotes the standby, as a cluster manager would. */
  promote(): Promise<void>
  /** The number of connections to the demoted server that are still used. */
  countStillUsed(): Promise<number>
  /** Adds a standby to the new primary. */
  renew(): Promise<void>
  close(): Promise<void>
}

/** Starts the pair. `prepare` fills the database before it is copied to the standby. */
export async function openFailoverPair(
  folder: string,
  prepare: (url: string) => Promise<void>,
): Promise<FailoverPair> {
  let servers = 2
  let primary = await startPrimary(join(folder, 'server-1'))
  await prepare(primary.url)
  let standby = await startStandby(primary, join(folder, 'server-2'))
  await requireStandby(primary, true)
  const address = await openMovingAddress(primary)
  let failed: typeof primary | null = null
  let isCut = true

  async function bury(): Promise<void> {
    if (!failed) return
    await killServer(failed.pid).catch(() => undefined)
    await failed.exited
    await rm(failed.dataDirectory, { recursive: true, force: true })
    failed = null
  }

  return {
    url: address.url,
    async fail(way) {
      failed = primary
      isCut = way !== 'demoted'
      if (way === 'demoted') {
        await demote(primary)
        return
      }
      if (way === 'frozen') {
        await freezeServer(primary.pid)
        return
      }
      const thaw = await freezeServer(standby.pid)
      await pause(deafMilliseconds)
      await killServer(primary.pid)
      thaw()
    },
    async promote() {
      // The new primary has no standby yet. If it had to wait for one, it could not confirm any order.
      await requireStandby(standby, false)
      await promote(standby)
      primary = standby
      address.leadTo(primary)
      if (isCut) address.cut()
    },
    countStillUsed: async () => (failed && !isCut ? countUsed(failed.url) : 0),
    async renew() {
      await bury()
      servers += 1
      standby = await startStandby(primary, join(folder, `server-${servers}`))
      await requireStandby(primary, true)
    },
    async close() {
      await address.close()
      await bury()
      await Promise.all([primary.stop(), standby.stop()])
    },
  }
}

function countUsed(url: string): Promise<number> {
  return withClient(url, async (client) => {
    const since = await client.query<{ now: string }>('select clock_timestamp()::text as now')
    await pause(watchMilliseconds)
    const { rowCount } = await client.query(
      `select 1 from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid() and query_start > $1::timestamptz`,
      [since.rows[0]?.now],
    )
    return rowCount ?? 0
  })
}
