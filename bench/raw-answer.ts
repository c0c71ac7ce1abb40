import { request, type IncomingHttpHeaders } from 'node:http'
import type { Ask } from './load.ts'

export interface RawAnswer {
  status: number
  headers: IncomingHttpHeaders
  /** The body as received, which may be compressed. */
  body: Buffer
}

/** Sends a request and returns the response as received. `fetch` would decompress it. */
export function rawAnswer(
  origin: string,
  { method = 'GET', path, headers = {}, body }: Ask,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(new URL(path, origin), { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
    outgoing.once('error', reject)
    outgoing.setTimeout(10_000, () => outgoing.destroy(new Error(`${path} did not respond within 10 s.`)))
    outgoing.end(body)
  })
}
