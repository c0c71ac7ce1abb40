/** Responds to every request with its process id, in one process or several, to test how processes share a port. */
import { setTimeout as pause } from 'node:timers/promises'
import { startHttpServer } from '#http/listening/http-server.server.ts'
import { closeInTurn, runStore } from '../../../scripts/store-processes.ts'

await runStore(process.argv, () => {
  const answer = async () => {
    await pause(5)
    return new Response(String(process.pid))
  }
  return startHttpServer(answer, { hostname: '127.0.0.1', port: Number(process.env['PORT']), closeInTurn })
})
