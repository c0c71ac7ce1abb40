import * as z from 'zod'
import type { Ask } from '../bench/load.ts'
import { newOrder } from '../bench/order-requests.ts'

/** A request that succeeds. Random input is rarely valid in every field of a long form. */
export interface FuzzExample {
  path: string
  body?: Record<string, unknown>
}

const sentWithForm = { page: '/contact', email: 'ada@example.com' }

/** Examples of requests, by method and path as in the API document. */
export function examplesOf({ product, line }: { product: { id: string; price: number }; line: string }) {
  const order = z.record(z.string(), z.unknown()).parse(JSON.parse(newOrder(product, {}).body ?? ''))
  const ofLine = `/api/cart/lines/marketplace/${line}`
  const enquiry = { kind: 'contact', first_name: 'Ada', last_name: 'Example', message: 'What can you do?' }
  const added = { product_id: product.id, product_type: 'marketplace' }
  const examples: Readonly<Record<string, FuzzExample>> = {
    'get /api/products': { path: '/api/products?search=security&page=1' },
    'post /api/orders': { path: '/api/orders', body: order },
    'post /api/quotes': { path: '/api/quotes', body: { idempotency_key: '', message: 'For three offices.' } },
    'post /api/cart/lines': { path: '/api/cart/lines', body: added },
    'patch /api/cart/lines/{type}/{id}': { path: ofLine, body: { change: 1 } },
    'delete /api/cart/lines/{type}/{id}': { path: ofLine },
    'post /api/enquiries': { path: '/api/enquiries', body: { ...enquiry, ...sentWithForm } },
    'post /api/waitlists/{list}': { path: '/api/waitlists/wadah-elevate', body: sentWithForm },
  }
  return examples
}

interface SoldExamples {
  line: string
  product: string
  access: Record<string, unknown>
  /** The id of a product with imported license keys. */
  listed: string
}

/** Examples of requests with a seller's API key. */
export function sellerExamplesOf({ line, product, access, listed }: SoldExamples) {
  const ofLine = `/api/seller/orders/${line}`
  const ofListed = `/api/seller/products/${listed}/license-keys`
  const examples: Readonly<Record<string, FuzzExample>> = {
    'get /api/seller/orders': { path: '/api/seller/orders?limit=2' },
    'get /api/seller/orders/{id}': { path: ofLine },
    'get /api/seller/orders/{id}/license-keys': { path: `${ofLine}/license-keys` },
    'put /api/seller/products/{id}/access': { path: `/api/seller/products/${product}/access`, body: access },
    'post /api/seller/products/{id}/license-keys': { path: ofListed, body: { keys: ['FUZZ-1', 'FUZZ-2'] } },
  }
  return examples
}

/** The example, and its copies in which one odd value replaces one of its values, at any depth. */
export function variedExamples(
  { path, body }: FuzzExample,
  odd: readonly unknown[],
): Pick<Ask, 'path' | 'body'>[] {
  if (!body) return [{ path }]
  const varied = placesIn(body).flatMap((place) => odd.map((value) => withValue(fresh(body), place, value)))
  return [fresh(body), ...varied].map((each) => ({ path, body: JSON.stringify(each) }))
}

type Place = readonly string[]

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [
    [name],
    ...placesIn(inner).map((place) => [name, ...place]),
  ])
}

function withValue(example: unknown, [name, ...rest]: Place, value: unknown): unknown {
  if (name === undefined) return value
  const entries = Object.entries(Object(example)).map(([key, inner]) => [
    key,
    key === name ? withValue(inner, rest, value) : inner,
  ])
  return Array.isArray(example) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}

/** Replaces the idempotency key. With the key of the example, the store would return the existing order. */
function fresh(body: Record<string, unknown>): Record<string, unknown> {
  return { ...body, ...('idempotency_key' in body && { idempotency_key: crypto.randomUUID() }) }
}
