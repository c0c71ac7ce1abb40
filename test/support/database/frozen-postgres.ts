import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { startLocalPostgres } from '../../../scripts/local-postgres.ts'
import { copyServerData, small } from '../copy-server-data.ts'
import { freezeServer } from './server-processes.ts'

/** A seeded PostgreSQL for one test. It can be frozen: it then keeps running but does not respond. */
export async function freezablePostgres() {
  const directory = await mkdtemp(join(inject('directory'), 'frozen-'))
  const dataDirectory = await copyServerData(inject('serverData'), join(directory, 'postgres'))
  const postgres = await startLocalPostgres(dataDirectory, small)
  let thawServer = () => {}

  async function freeze(): Promise<void> {
    thawServer = await freezeServer(postgres.pid)
  }

  function thaw(): void {
    thawServer()
    thawServer = () => {}
  }

  async function stop(): Promise<void> {
    thaw()
    await postgres.stop()
    await rm(directory, { recursive: true, force: true })
  }
  return { url: postgres.url, freeze, thaw, stop }
}
