import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { newOrder, productOfOrders } from '../../bench/order-requests.ts'
import { freePort } from '../../test/support/servers/free-port.ts'
import { inContainer, read, startContainer, succeeds } from './tools.ts'

const publicUrl = 'https://shop.example'

/** Starts the image with a database, checks what every release must satisfy, and stops it. */
export async function tryImage(name: string, image: string, databaseUrl: string): Promise<void> {
  const port = await freePort()
  const store = `http://127.0.0.1:${port}`
  await startContainer(name, image, { ...settings, DATABASE_URL: databaseUrl, PORT: String(port) })
  await untilReady(name, `${store}/readyz`)
  assert.equal((await fetch(store)).status, 200, 'the home page')
  const picture = await fetch(`${store}/share/home.png`)
  assert.equal(picture.status, 200, 'its share picture, whose fonts it reads')
  assert.equal(await inContainer(name, 'id', '-u'), '10001', 'it runs as an ordinary user')
  assert.ok(!(await succeeds('podman', ['exec', name, 'touch', '/app/x'])), 'its root cannot be written')
  assert.ok(await succeeds('podman', ['healthcheck', 'run', name]), 'its health check passes')
  console.log(await inContainer(name, ...npmRun, 'seed', '--', '--demo'))
  await placeOrder(store)
  console.log(await inContainer(name, ...npmRun, 'staff', '--', 'list'))
  await stop(name)
  console.log('The image starts, is healthy, takes an order and stops.')
}

const npmRun = ['npm', 'run', '--silent']

async function stop(name: string): Promise<void> {
  const started = Date.now()
  const ended = read('podman', ['wait', name])
  await read('podman', ['stop', '--time', '15', name])
  assert.equal(await ended, '0', 'it stops gracefully')
  assert.ok(Date.now() - started < 12_000, 'it stops in time')
}

async function placeOrder(store: string): Promise<void> {
  const { path, ...request } = newOrder(await productOfOrders(store), { origin: publicUrl })
  const response = await fetch(new URL(path, store), request)
  assert.equal(response.status, 201, 'an order is registered')
}

async function untilReady(name: string, url: string): Promise<void> {
  const deadline = Date.now() + 60_000
  for (;;) {
    const status = await fetch(url).then(
      (response) => response.status,
      () => 0,
    )
    if (status === 200) return
    if (Date.now() > deadline)
      throw new Error(`${name} is not ready: ${await read('podman', ['logs', name])}`)
    await pause(200)
  }
}

/** Nothing listens at this address, so mail stays queued and nobody can sign up. */
const nowhere = 'https://127.0.0.1:9'
const settings = {
  PUBLIC_URL: publicUrl,
  METRICS_PORT: '0',
  AUTH_SECRET: randomBytes(32).toString('base64url'),
  NETWORK_URL: nowhere,
  PORTAL_URL: nowhere,
  DOCUMENTS_URL: nowhere,
  MEETING_URL: nowhere,
  ASSISTANT_URL: nowhere,
  CONSULTING_URL: nowhere,
  SIGNUP_WEBHOOK_URL: nowhere,
  LOGIN_WEBHOOK_URL: nowhere,
  SIGNUP_CREATED_BY_USER_ID: 'trial',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Wadah <hello@wadah.example>',
  CONTACT_EMAIL: 'hello@wadah.example',
  CONTACT_PHONE: '+1 (214) 555-0142',
  PORTAL_EVENT_SECRETS: `whsec_${randomBytes(32).toString('base64')}`,
}
