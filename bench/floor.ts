/** The floor: bare node:http that returns the store's own answers. A program of its own, fed by its parent. */
import { createServer, type OutgoingHttpHeaders } from 'node:http'

export interface FloorAnswer {
  /** Method and path with its query: `GET /`. */
  of: string
  status: number
  headers: OutgoingHttpHeaders
  body: Uint8Array
}

const answers = new Map<string, FloorAnswer>()

const server = createServer((request, response) => {
  const answer = answers.get(`${request.method} ${request.url}`)
  if (!answer) {
    response.writeHead(404).end()
    return
  }
  const send = () => response.writeHead(answer.status, answer.headers).end(answer.body)
  if (request.method === 'GET') send()
  else readWhole()

  /** Reads the whole body, as a write has to before it can answer. */
  function readWhole(): void {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.once('end', () => {
      if (chunks.length > 0) JSON.parse(Buffer.concat(chunks).toString())
      send()
    })
  }
})

process.on('message', (known: FloorAnswer[]) => {
  for (const answer of known) answers.set(answer.of, answer)
  process.send?.('known')
})
process.on('disconnect', () => process.exit())
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.('listening'))
