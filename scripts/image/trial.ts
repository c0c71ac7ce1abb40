import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'
import { inContainer, read, startContainer, succeeds } from './tools.ts'

const publicUrl = 'https://shop.example'

export interface Trial {
  seed(): Promise<string>
  order(): Promise<string>
  /** The output of the staff command in the image. */
  orders(): Promise<string>
  stop(): Promise<void>
}

/** Starts the image with a database and checks the requirements of every release. */
export async function startTrial(name: string, image: string, databaseUrl: string): Promise<Trial> {
  const port = await freePort()
  const store = `http://127.0.0.1:${port}`
  await startContainer(name, image, { ...settings, DATABASE_URL: databaseUrl, PORT: String(port) })
  await untilReady(name, `${store}/readyz`)
  assert.equal((await fetch(store)).status, 200, 'the home page')
  assert.equal(
    (await fetch(`${store}/share/home.png`)).status,
    200,
    'its share picture, whose fonts it reads',
  )
  assert.equal(await inContainer(name, 'id', '-u'), '10001', 'it runs as an ordinary user')
  assert.ok(!(await succeeds('podman', ['exec', name, 'touch', '/app/x'])), 'its root can not be written')
  assert.ok(await succeeds('podman', ['healthcheck', 'run', name]), 'its health check passes')
  return {
    order: () => order(store),
    seed: () => inContainer(name, ...npmRun, 'seed', '--', '--demo'),
    orders: () => inContainer(name, ...npmRun, 'orders', '--', 'list'),
    stop: () => stop(name),
  }
}

const npmRun = ['npm', 'run', '--silent']

async function stop(name: string): Promise<void> {
  const started = Date.now()
  const ended = read('podman', ['wait', name])
  await read('podman', ['stop', '--time', '15', name])
  assert.equal(await ended, '0', 'it stops in good order')
  assert.ok(Date.now() - started < 12_000, 'it stops in time')
}

const Products = z.object({
  products: z.array(z.object({ id: z.string(), price: z.number(), product_type: z.string() })),
})
const Order = z.object({ order_id: z.string() })

/** Orders the first product sold once and returns the order's id. */
async function order(store: string): Promise<string> {
  const { products } = Products.parse(await (await fetch(`${store}/api/products`)).json())
  const product = products.find(({ product_type, price }) => product_type === 'one_time' && price > 0)
  assert.ok(product, 'the catalog has something to sell')
  const line = { product_id: product.id, product_type: 'marketplace', offer: 'standard', quantity: 1 }
  const response = await fetch(`${store}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: publicUrl },
    body: JSON.stringify({
      idempotency_key: randomUUID(),
      customer,
      lines: [{ ...line, price: product.price }],
    }),
  })
  assert.equal(response.status, 201, 'an order is registered')
  return Order.parse(await response.json()).order_id
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

const customer = {
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '214 555 0100',
  company: 'Engines',
  address: '1 Analytical Way',
  city: 'Dallas',
  state: 'TX',
  zipCode: '75201',
  country: 'United States',
  notes: '',
}

/** Nothing listens here: mail stays queued, and nobody can sign up. */
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

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
