/**
 * The floor with which the store is compared: a separate program on bare node:http that sends the same responses
 * as the store. For a cart write it first runs one prepared statement on the same PostgreSQL.
 */
import { createServer, type OutgoingHttpHeaders } from 'node:http'
import { json } from 'node:stream/consumers'
import { Pool } from 'pg'
import { publishingPool } from '#db/publish-changes.server.ts'

export interface FloorAnswer {
  /** The method and the path with its query string, such as `GET /`. */
  of: string
  status: number
  headers: OutgoingHttpHeaders
  body: Uint8Array
  /** The write to run before responding. */
  write?: FloorWrite
}

/** A statement whose only parameter is the account id from the header `x-account`. */
export interface FloorWrite {
  name: string
  text: string
}

const answers = new Map<string, FloorAnswer>()
// Uses the store's application name, so that triggers do not publish the changes.
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10, ...publishingPool })
pool.on('error', (error) => console.error(error))

const server = createServer((request, response) => {
  const answer = answers.get(`${request.method} ${request.url}`)
  if (!answer) {
    response.writeHead(404).end()
    return
  }
  const { write } = answer
  const send = () => response.writeHead(answer.status, answer.headers).end(answer.body)
  if (!write) {
    send()
    return
  }
  // A write must read the whole body before it responds.
  json(request)
    .then(() => pool.query({ ...write, values: [request.headers['x-account']] }))
    .then(send, (error: unknown) => {
      console.error(error)
      response.writeHead(500).end()
    })
})

process.on('message', (answer: FloorAnswer) => {
  answers.set(answer.of, answer)
  process.send?.('known')
})
process.on('disconnect', () => process.exit())
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.('listening'))
