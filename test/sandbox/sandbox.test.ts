import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSandbox, type RunningSandbox } from '../../sandbox/server.ts'
import { expectConsoleErrors } from '../support/vitest/no-console-errors.ts'

let outboxDirectory: string
let sandbox: RunningSandbox

beforeAll(async () => {
  outboxDirectory = await mkdtemp(join(tmpdir(), 'wadah-outbox-'))
  sandbox = await startSandbox({
    port: 0,
    storeUrl: 'http://store.test',
    databaseUrl: 'postgres://nobody@127.0.0.1:9/nowhere',
    outboxDirectory,
    ordersFile: join(outboxDirectory, 'orders', 'orders.json'),
    portalEventSecrets: ['whsec_MTIzNDU2Nzg5MDEyMzQ1Njc4OTAxMjM0'],
    times: { lateMilliseconds: 10, retryMilliseconds: 10 },
  })
})

afterAll(async () => {
  await sandbox.stop()
  await rm(outboxDirectory, { recursive: true })
})

const pages = [
  '/',
  '/portal',
  '/network',
  '/meeting',
  '/assistant',
  '/consulting',
  '/documents',
  '/orders',
  '/outbox',
]

test.each(pages)(
  'the sandbox page %s says that it replaces an outside system, and has a strict policy',
  async (path) => {
    const response = await get(path)
    const page = await response.text()
    expect(response.status).toBe(200)
    expect(page).toContain('stands in for an outside system in a local run')
    expect(page).toMatch(/<html lang="en">/)
    expect(page.match(/<h1>/g)).toHaveLength(1)
    expect(page).not.toMatch(/<script|<style|style=/)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe')
  },
)

test('the outbox shows sent mail with escaped text, newest first as a page and newest last as JSON', async () => {
  const second = { to: 'b@x.example', subject: 'Later & <b>bold</b>', sentAt: '2026-11-20T10:00:00.000Z' }
  await keep('2', {
    ...second,
    text: 'Go to http://store.test/auth?reset=true&token=abc.\n<script>',
    html: '<p>Hi</p>',
  })
  await keep('1', {
    to: 'a@x.example',
    subject: 'Earlier',
    text: 'First',
    sentAt: '2026-11-20T09:00:00.000Z',
  })
  await writeFile(join(outboxDirectory, 'broken.json'), '{')
  await writeFile(join(outboxDirectory, '.3.part'), '{}')

  const messages = (await (await get('/outbox.json')).json()) as { name: string; subject: string }[]
  expect(messages.map(({ name }) => name)).toEqual(['1', '2'])

  const list = await (await get('/outbox')).text()
  expect(list.indexOf('Later')).toBeLessThan(list.indexOf('Earlier'))
  expect(list).toContain('Later &amp; &lt;b&gt;bold')

  const message = await (await get('/outbox/2')).text()
  expect(message).toContain('href="http://store.test/auth?reset=true&amp;token=abc"')
  expect(message).toContain('&lt;script&gt;')
  expect(message).toContain('2026-11-20 at 10:00:00 UTC')

  const asHtml = await get('/outbox/2/html')
  expect(await asHtml.text()).toBe('<p>Hi</p>')
  expect(asHtml.headers.get('content-security-policy')).toContain('sandbox')
})

test('the sandbox keeps running while the database is down, and only its webhooks fail', async () => {
  expectConsoleErrors()
  for (const path of ['/webhooks/sign-up', '/webhooks/log-in']) {
    const response = await fetch(`${sandbox.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: 'a@x.example',
        primary_email: 'a@x.example',
        password: 'three-rings-meet',
        full_name: 'A',
        company_name: 'A',
        primary_phone: '1',
        customer_type: 'prospect',
        status: 'active',
      }),
    })
    expect(response.status).toBe(500)
  }
  expect((await get('/healthz')).status).toBe(200)
})

function get(path: string): Promise<Response> {
  return fetch(`${sandbox.url}${path}`)
}

function keep(name: string, message: object): Promise<void> {
  return writeFile(join(outboxDirectory, `${name}.json`), JSON.stringify(message))
}
