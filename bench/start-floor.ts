import { once } from 'node:events'
import { startProgram } from '../scripts/local-processes.ts'
import type { FloorAnswer, FloorWrite } from './floor.ts'
import type { Ask } from './load.ts'
import { rawAnswer, type RawAnswer } from './raw-answer.ts'
import { floorPort, type Shop } from './shop.ts'

export interface Floor {
  url: string
  /** Sends a request to the store once, and makes the floor return the same response from then on. */
  learn(ask: Ask, write?: FloorWrite): Promise<RawAnswer>
  stop(): Promise<void>
}

export async function startFloor({ url, settings }: Shop): Promise<Floor> {
  const { child, stop } = startProgram('bench/floor.ts', { ...settings, PORT: String(floorPort) })
  await once(child, 'message')
  return {
    url: `http://127.0.0.1:${floorPort}`,
    async learn(ask, write) {
      const of = `${ask.method ?? 'GET'} ${ask.path}`
      const answer = await rawAnswer(url, ask)
      const { status, body } = answer
      if (status < 200 || status > 299)
        throw new Error(`${of} got ${status}: ${body.toString('utf8', 0, 300)}`)
      const known: FloorAnswer = { of, status, headers: carried(answer), body, ...(write && { write }) }
      child.send(known)
      await once(child, 'message')
      return answer
    },
    stop,
  }
}

/** All headers except those that node:http adds itself. */
function carried({ headers, body, status }: RawAnswer): FloorAnswer['headers'] {
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...rest } = headers
  delete rest['transfer-encoding']
  return status === 204 ? rest : { ...rest, 'content-length': String(body.length) }
}
