import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#db/database.server.ts'
import { unavailability } from '#db/unavailable.server.ts'
import { tappedAddress } from '../support/database/tapped-address.ts'
import { patience } from '../support/patience.ts'

test('a database connection that does not respond in time is discarded, and the other connections are kept', async () => {
  const address = await silencedAddress()
  const onLoss = vi.fn<(loss: string) => void>()
  const { db, pool, close } = openDatabase(address.url, { onError: () => undefined, onLoss })
  onTestFinished(close)
  const pids = async (statements: number) => {
    const answers = Array.from({ length: statements }, () =>
      db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid, pg_sleep(0.05)`),
    )
    return (await Promise.all(answers)).map(({ rows: [row] }) => row?.pid ?? 0).toSorted()
  }
  const before = await pids(3)
  address.silenceNext()
  await expect(db.execute(sql`select 1`)).rejects.toSatisfy((error) => unavailability(error) === 'busy')
  // Canceling a commit that might wait for a standby borrows a connection for a moment.
  await nextTurn()
  await vi.waitFor(() => expect(pool.idleCount).toBe(2), patience)
  // The test sends more statements than there are connections, so that each remaining connection is used.
  const after = await pids(6)
  expect(after.filter((pid) => before.includes(pid))).toHaveLength(2)
  expect(onLoss.mock.calls).toEqual([['unanswered']])
})

/** The database behind connections that can stop responding. Statements time out after 0.7 s. */
async function silencedAddress() {
  let silencesNext = false
  const url = await tappedAddress((sent, incoming, outgoing) => {
    outgoing.write(sent)
    if (silencesNext) outgoing.unpipe(incoming)
    silencesNext = false
  })
  return { url: `${url}&query_timeout=700`, silenceNext: () => void (silencesNext = true) }
}
