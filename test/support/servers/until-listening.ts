import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import type { AppContext } from '#app/app-context.server.ts'
import { patience } from '../patience.ts'

/**
 * Waits until the store listens for changes, on the channel that it registers last. The store drops its cache when
 * it starts to listen, so only later responses stay cached.
 */
export async function untilListening({ db, changeEvents }: AppContext): Promise<void> {
  const onChange = vi.fn<(subject: string) => void>()
  const stop = changeEvents.on('saved_changed', '', onChange)
  const marker = randomUUID()
  await vi.waitFor(async () => {
    await db.execute(sql`select pg_notify('saved_changed', ${marker})`)
    expect(onChange).toHaveBeenCalledWith(marker)
  }, patience)
  stop()
}
