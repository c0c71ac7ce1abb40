import { Agent, request, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export interface Load {
  /** Resolves after this many responses. */
  untilAnswered(count: number): Promise<void>
  /**
   * Resolves when the port is closed to all clients, with the requests that got no response and the statuses of
   * the responses.
   */
  ended: Promise<{ lost: string[]; statuses: number[] }>
}

interface LoadOptions {
  port: number
  clients: number
  paths: readonly string[]
}

/** Starts clients that repeat requests until the port is closed, each on one keep-alive connection. */
export function askUntilClosed({ port, clients, paths }: LoadOptions): Load {
  const lost: string[] = []
  const statuses = new Set<number>()
  const counters: { count: number; reached(): void }[] = []
  let answered = 0

  async function client(number: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let n = number; ; n += 1) {
      const path = paths[n % paths.length] ?? '/'
      // Pauses now and then, like most real clients. At full speed the clients would use up a processor. With more
      // pauses, connections are idle so often that a request could meet the close of its connection.
      if (n % 3 === 0) await pause(20)
      try {
        statuses.add((await get(agent, port, path)).statusCode ?? 0)
        answered += 1
        for (const { count, reached } of counters) if (answered >= count) reached()
      } catch (error) {
        const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
        // The port is closed, so the request was not sent.
        if (reason !== 'ECONNREFUSED') lost.push(`${path}: ${reason}`)
        return agent.destroy()
      }
    }
  }

  const all = Promise.all(Array.from({ length: clients }, (_, number) => client(number)))
  return {
    untilAnswered: (count) => new Promise((reached) => counters.push({ count, reached })),
    ended: all.then(() => ({ lost, statuses: [...statuses] })),
  }
}

/** Sends a GET request and reads the response to its end. */
export function get(agent: Agent, port: number, path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request({ agent, port, path, host: '127.0.0.1' }, (response) => {
      response.on('error', reject).resume()
      response.on('end', () => resolve(response))
    })
      .on('error', reject)
      .end()
  })
}
