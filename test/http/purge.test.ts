import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { parseEnvironment } from '#http/environment.server.ts'
import { createLog } from '#http/log.server.ts'
import { createMetrics } from '#http/metrics.server.ts'
import { createPurge } from '#http/purge.server.ts'
import { testSettings } from '../support/store.ts'
import { patience } from '../support/patience.ts'

interface Purged {
  surrogateKey: string | undefined
  authorization: string | undefined
  tags: string[]
}

/** A CDN that notes what it is told. */
async function purging(statuses: number[] = [], pauses = { collecting: 20, tryingAgain: 20 }) {
  const purged: Purged[] = []
  const cdn = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.once('end', () => {
      const { 'surrogate-key': surrogateKey, authorization } = request.headers
      purged.push({
        surrogateKey: surrogateKey?.toString(),
        authorization,
        ...(JSON.parse(body) as { tags: string[] }),
      })
      response.writeHead(statuses.shift() ?? 200).end()
    })
  }).listen(0, '127.0.0.1')
  await once(cdn, 'listening')
  onTestFinished(() => void cdn.close())
  const environment = parseEnvironment({
    ...testSettings,
    PURGE_URL: `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`,
    PURGE_HEADER: 'Authorization: Bearer a: b',
  })
  const stopping = new AbortController()
  const needs = { environment, log: createLog('silent'), metrics: createMetrics(), stopping: stopping.signal }
  return { purged, purge: createPurge(needs, pauses), stop: () => stopping.abort() }
}

test('the changes of a moment go out together, in header and body, with the configured header', async () => {
  const { purged, purge } = await purging()
  purge.add('listing product:a')
  purge.add('listing product:b')
  await vi.waitFor(() => expect(purged).toHaveLength(1), patience)
  const tags = ['listing', 'product:a', 'product:b']
  expect(purged).toEqual([{ surrogateKey: tags.join(' '), authorization: 'Bearer a: b', tags }])
  purge.add('product:a')
  await vi.waitFor(() => expect(purged[1]?.tags).toEqual(['product:a']), patience)
})

test('everything takes the place of all else, many tags go in portions', async () => {
  const { purged, purge } = await purging()
  purge.add('product:a')
  purge.add('')
  await vi.waitFor(() => expect(purged[0]?.tags).toEqual(['everything']), patience)
  const many = Array.from({ length: 40 }, (_, n) => `product:${n}`)
  purge.add(many.join(' '))
  await vi.waitFor(() => expect(purged).toHaveLength(3), patience)
  expect(purged.slice(1).flatMap(({ tags }) => tags)).toEqual(many)
})

test('what the CDN did not take is sent again', async () => {
  const { purged, purge } = await purging([503, 503])
  purge.add('product:a')
  await vi.waitFor(
    () => expect(purged.map(({ tags }) => tags)).toEqual(Array(3).fill(['product:a'])),
    patience,
  )
})

test('what waits when the process stops is sent at once, and not tried again for ever', async () => {
  const { purged, purge, stop } = await purging([503, 503], { collecting: 60_000, tryingAgain: 60_000 })
  purge.add('product:a')
  stop()
  await purge.settled()
  expect(purged.map(({ tags }) => tags)).toEqual([['product:a']])
  // What a last request changes.
  purge.add('product:b')
  await purge.settled()
  expect(purged).toHaveLength(2)
  await purge.settled()
})
