import fc from 'fast-check'
import * as z from 'zod'
import pLimit from 'p-limit'
import { signUpAccounts } from '../../bench/accounts.ts'
import type { Ask } from '../../bench/load.ts'
import { newOrder, productOfOrders } from '../../bench/order-requests.ts'
import { signedPortalEvent } from '../../bench/portal-events.ts'
import { withShop, type Shop } from '../../bench/shop.ts'
import { brand } from '#content/brand.ts'
import { waitlists } from '#content/waitlists.ts'
import { openDatabase } from '#db/database.server.ts'
import { scopes } from '#developers/keys/api-key.ts'
import { createKey } from '#developers/keys/api-keys.commands.server.ts'
import { answerTo } from '../answer.ts'
import { unless, type Check } from '../check.ts'
import { examplesOf, sellerExamplesOf, variedExamples } from '../fuzz-examples.ts'
import {
  everyOddQuery,
  everyOddValue,
  inputFor,
  type DescribedOperation,
  type JsonSchema,
} from '../fuzz-input.ts'

const inputs = { sample: 150, full: 1_000 }
const lanes = 6
const product = 'security-platform'
/** The maximum percentage of rate-limited requests. */
const maxLimited = 10
/**
 * Operations that only accept values that nobody can guess, such as a mailed token, a password, an answered quote
 * or a license key.
 */
const hardToMeet: ReadonlySet<string> = new Set([
  'post /api/account/log-in',
  'post /api/account/delete',
  'post /api/account/sessions/end',
  'post /api/account/new-password',
  'post /api/quotes/{id}/order',
  'get /api/orders/{id}/files',
  'get /api/hand-offs/{order}/state',
  'post /api/discounts',
  'post /api/license-keys/activate',
  'post /api/license-keys/deactivate',
])

export const fuzzCheck: Check = {
  promise: 'While the database responds, no input of any API operation causes a 5xx',
  rule: 'product: quality 4',
  limit: '0 responses of 500 and above, none missing',
  run: ({ isFull }) =>
    withShop({}, async (shop) => {
      const seed = Number(process.env['SEED'] || Math.floor(Math.random() * 2 ** 31))
      const operations = await describedOperations(shop)
      const count = isFull ? inputs.full : inputs.sample
      const answers = await pLimit(lanes).map(operations, (operation) =>
        fuzz(shop, operation, { count, seed }),
      )
      const names = operations.map(nameOf)
      return fuzzResult(answers.flat(), { operations: names, count, seed })
    }),
}

interface FuzzAnswer {
  operation: string
  requestText: string
  status: number | null
}

interface OpenApiDocument {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: DescribedOperation['parameters']
        requestBody?: { content: Record<string, { schema: JsonSchema }> }
      }
    >
  >
}

async function describedOperations({ url }: Shop): Promise<DescribedOperation[]> {
  const { paths } = (await (await fetch(new URL('/api/openapi.json', url))).json()) as OpenApiDocument
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const body = requestBody?.content['application/json']?.schema
      return { method, path, parameters, ...(body && { body }) }
    }),
  )
}

/** Each operation gets its own customer, because some operations end the customer's sessions. */
async function fuzz(
  shop: Shop,
  operation: DescribedOperation,
  { count, seed }: { count: number; seed: number },
): Promise<FuzzAnswer[]> {
  const { callers, known, examples } = await someCustomer(shop, operation)
  const example = examples[nameOf(operation)]
  const inputs = fc.sample(inputFor(operation, known), { seed, numRuns: count })
  const answers: FuzzAnswer[] = []
  async function send(input: Ask, caller: Readonly<Record<string, string>>): Promise<void> {
    // Signs most events of the signing portal, because the store never reads the content of unsigned ones.
    const signed = answers.length % 5 === 0 ? input : signedEvent(input, shop)
    const ask = { ...signed, headers: { ...caller, ...signed.headers } }
    const answer = await answerTo(shop.url, ask)
    answers.push({
      operation: nameOf(operation),
      requestText: `${ask.method} ${ask.path} ${ask.body ?? ''}`,
      status: answer?.status ?? null,
    })
  }
  for (const [index, input] of inputs.entries()) await send(input, callers[index % callers.length] ?? {})
  // Random inputs rarely contain exactly one odd value, so each odd value is also tried alone.
  const [signedIn = {}] = callers
  const headers = { 'content-type': 'application/json' }
  const method = inputs[0]?.method ?? 'GET'
  const varied = example ? variedExamples(example, everyOddValue) : []
  for (const each of varied) await send({ method, headers, ...each }, signedIn)
  for (const each of everyOddQuery(operation)) await send(each, signedIn)
  return answers
}

/**
 * Creates a customer with an order and its token, a cart line and a quote. Returns the customer's headers and
 * values that operations may recognize.
 */
async function someCustomer(shop: Shop, { path }: DescribedOperation) {
  const { url } = shop
  const [account] = await signUpAccounts(url, 1)
  const headers = { cookie: account?.cookie ?? '', 'x-client-address': '192.0.2.7' }
  const json = { ...headers, 'content-type': 'application/json' }
  const post = async (to: string, body: object) =>
    (await answerTo(url, { method: 'POST', path: to, headers: json, body: JSON.stringify(body) }))?.text ?? ''
  const ordered = await productOfOrders(url)
  const placed = await answerTo(url, newOrder(ordered, headers))
  const { order_id: order, documents_url: documents } = z
    .object({ order_id: z.string(), documents_url: z.string() })
    .parse(JSON.parse(placed?.text ?? ''))
  const token = new URL(documents).searchParams.get('token') ?? ''
  const line = idIn(await post('/api/cart/lines', { product_id: product, product_type: 'marketplace' }))
  const quote = idIn(await post('/api/quotes', { idempotency_key: crypto.randomUUID(), message: '' }))
  const reviews = await answerTo(url, { method: 'GET', path: `/marketplace/${product}/reviews`, headers: {} })
  const review = /review-([0-9a-f-]{36})/.exec(reviews?.text ?? '')?.[1] ?? ''
  const bearer = { authorization: `Bearer ${token}` }
  const near: Readonly<Record<string, string>> = {
    '/api/cart/lines/': line,
    '/api/quotes/': quote,
    '/api/orders/': order,
    '/api/hand-offs/': order,
    '/api/portal-events': order,
    '/api/products/': product,
    '/api/saved/': product,
    '/api/reviews/': review,
    '/api/cart/': product,
    '/api/orders': product,
    '/api/solutions/': 'jake-ai-platform',
    '/api/waitlists/': waitlists[0] ?? 'none',
  }
  const general = [order, token, product, 'jake-ai-platform', 'security', 'marketplace', account?.email ?? '']
  const own = Object.entries(near).find(([start]) => path.startsWith(start))?.[1]
  // Half of the values are valid for this operation.
  const known = own === undefined ? general : general.flatMap((word) => [word, own])
  if (!path.startsWith('/api/seller/')) {
    const callers = [headers, {}, { ...headers, ...bearer }, bearer]
    return { examples: examplesOf({ product: ordered, line }), callers, known }
  }
  const { caller, ...sold } = await someSeller(shop, ordered.id)
  return {
    examples: sellerExamplesOf({ ...sold, product }),
    callers: [caller, {}],
    known: [...known, sold.line],
  }
}

/** Creates an API key of the company, a line that it has sold, and a product with imported license keys. */
async function someSeller({ url, database }: Shop, listed: string) {
  const caller = { authorization: `Bearer ${await newSellerKey(database.url)}` }
  const headers = { ...caller, 'content-type': 'application/json' }
  const read = async (path: string) => (await answerTo(url, { method: 'GET', path, headers }))?.text ?? ''
  const accessOf = async (id: string) => {
    const { license_keys: _counts, ...access } = z
      .record(z.string(), z.unknown())
      .parse(JSON.parse(await read(`/api/seller/products/${id}/access`)))
    return { ...access, key_source: 'imported', activation_limit: 2 }
  }
  const path = `/api/seller/products/${listed}/access`
  await answerTo(url, { method: 'PUT', path, headers, body: JSON.stringify(await accessOf(listed)) })
  const line = idIn(await read('/api/seller/orders?limit=1'))
  return { caller, line, listed, access: await accessOf(product) }
}

async function newSellerKey(databaseUrl: string): Promise<string> {
  const { db, close } = openDatabase(databaseUrl, { onError: () => undefined })
  const key = { sellerId: brand.sellerId, name: 'Fuzz', scopes: [...scopes], now: new Date() }
  const made = await createKey(db, { actor: { kind: 'system' }, ...key }).finally(close)
  if (!made.ok) throw new Error(made.reason)
  return made.value
}

function idIn(text: string): string {
  return /"id":"([0-9a-f-]{36})"/.exec(text)?.[1] ?? ''
}

function signedEvent(ask: Ask, { settings }: Shop): Ask {
  if (!ask.path.startsWith('/api/portal-events')) return ask
  return { ...ask, ...signedPortalEvent(ask.body ?? '', { secret: settings['PORTAL_EVENT_SECRETS'] ?? '' }) }
}

/** Checks the responses to `count` inputs per operation. */
function fuzzResult(
  answers: readonly FuzzAnswer[],
  { operations, count, seed }: { operations: readonly string[]; count: number; seed: number },
) {
  const bad = answers.filter(({ status }) => status === null || status >= 500)
  const good = answers.filter(({ status }) => status !== null && status < 300)
  const succeeded = new Set(good.map(({ operation }) => operation))
  const limited = answers.filter(({ status }) => status === 429)
  const share = (part: readonly unknown[]) => Math.round((100 * part.length) / answers.length)
  return {
    figure: `${bad.length} of ${answers.length.toLocaleString('en-US')} inputs of ${operations.length} operations (${share(good)} % succeeded)`,
    broken: [
      ...bad.map(
        ({ requestText, status }) =>
          `SEED=${seed}: ${requestText.slice(0, 400)} got ${status ?? 'no response'}`,
      ),
      ...operations
        .filter((operation) => answers.filter((each) => each.operation === operation).length < count)
        .map((operation) => `${operation} got fewer than ${count} inputs`),
      ...unless(operations.length > 0, 'there is no operation'),
      ...operations
        .filter((operation) => !succeeded.has(operation) && !hardToMeet.has(operation))
        .map((operation) => `no input of ${operation} succeeded, so only its validation was tested`),
      // Rate-limited requests do not reach the operation, so only a few are allowed.
      ...unless(share(limited) <= maxLimited, `${share(limited)} % of the inputs were rate-limited`),
    ],
  }
}

function nameOf({ method, path }: Pick<DescribedOperation, 'method' | 'path'>): string {
  return `${method} ${path}`
}
