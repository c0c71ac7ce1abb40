import { createServer, type RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../support/servers/free-port.ts'
import { connectToEach } from '../support/servers/process-connections.ts'

test('the search for processes ends and names the metrics port that does not respond', async () => {
  const port = await freePort(3)
  let count = 0
  await serve(port, (_, response) => response.end(String((count += 1))))
  await serve(port + 1, (_, response) => response.end(`http_request_duration_seconds_count{} ${count}\n`))
  const connecting = connectToEach({ port, metricsPorts: [port + 1, port + 2] }, 'http://store.test', 100)
  await expect(connecting).rejects.toThrow(`metrics at port ${port + 2}`)
})

async function serve(port: number, answer: RequestListener): Promise<void> {
  const server = createServer(answer)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
}
