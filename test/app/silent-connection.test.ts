import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { openDatabases } from '#app/open-databases.server.ts'
import { parseEnvironment } from '#http/environment.server.ts'
import { createLog } from '#http/log.server.ts'
import { createMetrics } from '#http/metrics.server.ts'
import { testSettings } from '../support/store.ts'

test('a connection without an answer is given up alone, all of them when the probe gets none either', async () => {
  const address = await silencedAddress()
  const metrics = createMetrics()
  const onServerLost = vi.fn<() => void>()
  const { main, probe, close } = openDatabases({
    environment: parseEnvironment({ ...testSettings, DATABASE_URL: address.url }),
    log: createLog('silent'),
    metrics,
    onServerLost,
  })
  onTestFinished(async () => void (await close()))
  const pids = async (statements: number) => {
    const asked = Array.from({ length: statements }, () =>
      main.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid, pg_sleep(0.05)`),
    )
    return (await Promise.all(asked)).map(({ rows: [row] }) => row?.pid ?? 0).toSorted()
  }
  const before = await pids(3)
  await probe.execute(sql`select 1`)

  address.silenceNext()
  await main.db.execute(sql`select 1`)
  await pids(3)
  // More than there are, so that each one that is left answers.
  const after = await pids(6)
  expect(after.filter((pid) => before.includes(pid))).toHaveLength(2)
  expect(onServerLost).not.toHaveBeenCalled()
  expect(await metrics.registry.metrics()).toContain('database_connection_losses_total{loss="alone"} 1')

  address.silenceAll()
  await main.db.execute(sql`select 1`).catch(() => undefined)
  await vi.waitFor(() => expect(onServerLost).toHaveBeenCalled())
  expect((await pids(6)).filter((pid) => after.includes(pid))).toEqual([])
})

/** The database behind connections that can fall silent. A statement is given up after 0.7 s. */
async function silencedAddress() {
  const real = new URL(inject('committedDatabaseUrl'))
  const open = new Set<Socket>()
  let silencesNext = false
  const server = createServer((incoming) => {
    const outgoing = connect(`${real.searchParams.get('host') ?? ''}/.s.PGSQL.5432`)
    open.add(outgoing)
    incoming.on('error', () => undefined).on('close', () => outgoing.destroy())
    outgoing.on('error', () => undefined).on('close', () => incoming.destroy())
    outgoing.pipe(incoming)
    incoming.on('data', (sent) => {
      outgoing.write(sent)
      if (silencesNext) outgoing.unpipe(incoming)
      silencesNext = false
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.address() as AddressInfo
  return {
    url: `postgresql://postgres@127.0.0.1:${port}${real.pathname}?sslmode=disable&query_timeout=700`,
    silenceNext: () => void (silencesNext = true),
    silenceAll: () => {
      for (const outgoing of open) outgoing.unpipe()
    },
  }
}
