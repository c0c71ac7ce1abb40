import { Agent, request } from 'node:http'
import { patience } from '../patience.ts'

export interface ProcessAnswer {
  status: number
  body: string
}

export interface ProcessRequest {
  cookie?: string
  body?: unknown
}

export type AskProcess = (path: string, request?: ProcessRequest) => Promise<ProcessAnswer>

interface Ports {
  port: number
  metricsPorts: readonly number[]
}

/** Opens a keep-alive connection to each of the processes that share a port. */
export async function connectToEach(
  { port, metricsPorts }: Ports,
  origin: string,
  milliseconds = patience.timeout,
): Promise<AskProcess[]> {
  const found = new Map<number, AskProcess>()
  const end = performance.now() + milliseconds
  while (found.size < metricsPorts.length) {
    if (performance.now() > end) {
      const missing = metricsPorts.filter((_, at) => !found.has(at))
      throw new Error(`No request was counted by the process with its metrics at port ${missing.join(', ')}`)
    }
    const before = await Promise.all(metricsPorts.map(answersOf))
    const ask = openConnection(port, origin)
    await ask('/api/products')
    const after = await Promise.all(metricsPorts.map(answersOf))
    const at = after.findIndex((count, index) => count > (before[index] ?? 0))
    if (at !== -1 && !found.has(at)) found.set(at, ask)
  }
  return metricsPorts.map((_, at) => found.get(at)).filter((ask) => ask !== undefined)
}

function openConnection(port: number, origin: string): AskProcess {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return (path, { cookie, body } = {}) =>
    new Promise((resolve, reject) => {
      const method = body === undefined ? 'GET' : 'POST'
      const headers = {
        ...(cookie !== undefined && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json', origin }),
      }
      request({ agent, method, port, path, host: '127.0.0.1', headers }, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        response.on('error', reject)
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }))
      })
        .on('error', reject)
        .end(body === undefined ? undefined : JSON.stringify(body))
    })
}

/** The number of requests that a process has answered; 0 if it is not running. */
async function answersOf(metricsPort: number): Promise<number> {
  const text = await fetch(`http://127.0.0.1:${metricsPort}/metrics`).then(
    (answer) => answer.text(),
    () => '',
  )
  const counts = [...text.matchAll(/^http_request_duration_seconds_count\{.*\} (\d+)$/gm)]
  return counts.reduce((sum, [, count]) => sum + Number(count), 0)
}
