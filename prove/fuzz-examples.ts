import * as z from 'zod'
import type { Ask } from '../bench/load.ts'
import { newOrder } from '../bench/order-requests.ts'
import type { Random } from './fuzz-input.ts'

/** A request that an operation carries out. What is made up is seldom right in every field of a long form. */
export interface FuzzExample {
  path: string
  body?: Record<string, unknown>
}

const sentWithForm = { page: '/contact', email: 'ada@example.com' }

/** By method and path of the document. */
export function examplesOf({ product, line }: { product: { id: string; price: number }; line: string }) {
  const order = z.record(z.string(), z.unknown()).parse(JSON.parse(newOrder(product, {}).body ?? ''))
  const ofLine = `/api/cart/lines/marketplace/${line}`
  const enquiry = { kind: 'contact', first_name: 'Ada', last_name: 'Example', message: 'What can you do?' }
  const examples: Readonly<Record<string, FuzzExample>> = {
    'get /api/products': { path: '/api/products?search=security&page=1' },
    'post /api/orders': { path: '/api/orders', body: order },
    'patch /api/cart/lines/{type}/{id}': { path: ofLine, body: { change: 1 } },
    'delete /api/cart/lines/{type}/{id}': { path: ofLine },
    'post /api/enquiries': { path: '/api/enquiries', body: { ...enquiry, ...sentWithForm } },
    'post /api/waitlists/{list}': { path: '/api/waitlists/wadah-elevate', body: sentWithForm },
  }
  return examples
}

/** The example as it is, or with one field that is odd. */
export function variedExample(
  { path, body }: FuzzExample,
  random: Random,
  odd: () => unknown,
): Pick<Ask, 'path' | 'body'> {
  if (!body) return { path }
  const fields = Object.keys(body)
  const field = fields[Math.floor(random() * fields.length)] ?? ''
  const isOrder = 'idempotency_key' in body
  const fresh = { ...body, ...(isOrder && { idempotency_key: crypto.randomUUID() }) }
  return { path, body: JSON.stringify(random() < 0.5 ? { ...fresh, [field]: odd() } : fresh) }
}
