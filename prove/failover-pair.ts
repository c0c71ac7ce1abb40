import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openMovingAddress } from '../scripts/local-postgres/moving-address.ts'
import {
  promote,
  requireStandby,
  startPrimary,
  startStandby,
} from '../scripts/local-postgres/replicated-servers.ts'
import { freezeServer, killServer } from '../test/support/server-processes.ts'

const deafMilliseconds = 300

/** A primary and a standby that commits of orders wait for, behind one address. */
export interface FailoverPair {
  /** Leads to whichever is the primary. */
  url: string
  /**
   * Fails the primary, by killing or by freezing it. Before it is killed the standby hears nothing for a moment, so that
   * an order which was confirmed without the standby is certainly lost.
   */
  fail(way: 'killed' | 'frozen'): Promise<void>
  /** Makes the standby the primary, as whoever watches over the pair does. */
  promote(): Promise<void>
  /** Gives the new primary a standby. */
  renew(): Promise<void>
  close(): Promise<void>
}

/** `prepare` fills the database before it is copied. */
export async function openFailoverPair(
  folder: string,
  prepare: (url: string) => Promise<void>,
): Promise<FailoverPair> {
  let servers = 2
  let primary = await startPrimary({ dataDirectory: join(folder, 'server-1') })
  await prepare(primary.url)
  let standby = await startStandby(primary, { dataDirectory: join(folder, 'server-2') })
  await requireStandby(primary, true)
  const address = await openMovingAddress(primary)
  let failed: typeof primary | null = null

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
      // It has none of its own yet, so nothing could be confirmed.
      await requireStandby(standby, false)
      await promote(standby)
      primary = standby
      address.leadTo(primary)
      address.cut()
    },
    async renew() {
      await bury()
      servers += 1
      standby = await startStandby(primary, { dataDirectory: join(folder, `server-${servers}`) })
      await requireStandby(primary, true)
    },
    async close() {
      await address.close()
      await bury()
      await Promise.all([primary.stop(), standby.stop()])
    },
  }
}
