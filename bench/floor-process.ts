import { once } from 'node:events'
import type { FloorAnswer, FloorWrite } from './floor.ts'
import type { Ask } from './load.ts'
import { startProgram } from './program.ts'
import { rawAnswer, type RawAnswer } from './raw-answer.ts'

export interface Floor {
  url: string
  /** Requests the store once and makes the floor return the same response from now on. */
  learn(store: string, ask: Ask, write?: FloorWrite): Promise<RawAnswer>
  /** Returns the same response for an address that differs only by an id. */
  knows(ask: Ask, answer: RawAnswer, write?: FloorWrite): Promise<void>
  stop(): Promise<void>
}

export async function startFloor(port: number, databaseUrl: string): Promise<Floor> {
  const program = startProgram('bench/floor.ts', { PORT: String(port), DATABASE_URL: databaseUrl })
  await once(program.child, 'message')

  async function knows({ method = 'GET', path }: Ask, answer: RawAnswer, write?: FloorWrite): Promise<void> {
    const known: FloorAnswer = {
      of: `${method} ${path}`,
      status: answer.status,
      headers: carried(answer),
      body: answer.body,
      ...(write && { write }),
    }
    program.child.send([known])
    await once(program.child, 'message')
  }

  return {
    url: `http://127.0.0.1:${port}`,
    async learn(store, ask, write) {
      const answer = await rawAnswer(store, ask)
      if (answer.status < 200 || answer.status > 299) {
        throw new Error(
          `${ask.method ?? 'GET'} ${ask.path} was answered ${answer.status}: ${answer.body.toString('utf8', 0, 300)}`,
        )
      }
      await knows(ask, answer, write)
      return answer
    },
    knows,
    stop: program.stop,
  }
}

/** All headers but those that node:http writes itself. */
function carried({ headers, body, status }: RawAnswer): FloorAnswer['headers'] {
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...rest } = headers
  delete rest['transfer-encoding']
  return status === 204 ? rest : { ...rest, 'content-length': String(body.length) }
}
