import { startLocalPostgres } from '../scripts/local-postgres.ts'
import { freezeServer, killServer } from '../test/support/database/server-processes.ts'

/** The database server of a shop, which can be made to fail. */
export interface ShopDatabase {
  url: string
  /** The server keeps running, but does not respond until it is thawed. */
  freeze(): Promise<void>
  thaw(): Promise<void>
  /** Ends it like a crash. It recovers when it is started again. */
  kill(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

export async function openShopDatabase(dataDirectory: string): Promise<ShopDatabase> {
  const start = () => startLocalPostgres(dataDirectory)
  let postgres = await start()
  let thaw = () => {}
  return {
    url: postgres.url,
    async freeze() {
      thaw = await freezeServer(postgres.pid)
    },
    thaw() {
      thaw()
      thaw = () => {}
      return Promise.resolve()
    },
    async kill() {
      await killServer(postgres.pid)
      await postgres.exited
    },
    async start() {
      postgres = await start()
    },
    async stop() {
      thaw()
      await postgres.stop()
    },
  }
}
