import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A range below the ports that systems use for outgoing connections, where a port could be taken at any
 * moment.
 */
const [lowest, highest] = [15_000, 32_000]

/** The first of several consecutive free ports. */
export async function freePort(inRow = 1): Promise<number> {
  for (;;) {
    const first = randomInt(lowest, highest)
    const row = Array.from({ length: inRow }, (_, at) => first + at)
    if ((await Promise.all(row.map(isFree))).every(Boolean)) return first
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
