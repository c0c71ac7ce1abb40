import { connect, createServer, type AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#db/database.server.ts'
import { unavailability } from '#db/unavailable.server.ts'

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
  const real = new URL(inject('committedDatabaseUrl'))
  let isRepaired = false
  const server = createServer((incoming) => {
    const outgoing = connect(`${real.searchParams.get('host') ?? ''}/.s.PGSQL.5432`)
    incoming.on('error', () => undefined).on('close', () => outgoing.destroy())
    outgoing.on('error', () => undefined).on('close', () => incoming.destroy())
    outgoing.pipe(incoming)
    incoming.on('data', (sent) => {
      if (!isRepaired && sent.includes(word)) incoming.destroy()
      else outgoing.write(sent)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.address() as AddressInfo
  const url = `postgresql://postgres@127.0.0.1:${port}${real.pathname}?sslmode=disable`
  return { url, repair: () => (isRepaired = true) }
}
