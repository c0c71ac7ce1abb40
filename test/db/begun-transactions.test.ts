import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '#db/database.server.ts'
import { unavailability } from '#db/unavailable.server.ts'
import { tappedAddress } from '../support/database/tapped-address.ts'

test('a transaction that fails to begin releases its connection', async () => {
  const server = await breakingAt('begin')
  const { db, pool, close } = openDatabase(server.url, { onError: () => undefined, pool: { max: 2 } })
  for (let tried = 0; tried < 3; tried += 1) {
    const begun = db.transaction((tx) => tx.execute(sql`select 1`))
    await expect(begun).rejects.toSatisfy((error) => unavailability(error) === 'away')
  }
  server.repair()
  expect((await db.transaction((tx) => tx.execute(sql`select 1 as one`))).rows).toEqual([{ one: 1 }])
  expect(pool.totalCount - pool.idleCount).toBe(0)
  // Closing the pool would wait for connections that are never released.
  await close()
})

/** The database behind a connection that breaks when a client sends this word. */
async function breakingAt(word: string) {
  let isRepaired = false
  const url = await tappedAddress((sent, incoming, outgoing) => {
    if (!isRepaired && sent.includes(word)) incoming.destroy()
    else outgoing.write(sent)
  })
  return { url, repair: () => (isRepaired = true) }
}
