import { expect } from 'vitest'
import { inBatches } from './in-batches.ts'
import { newOrder } from './order-shop.ts'

/** Submits orders as browsers do to stores that go away: with the same idempotency key until there is an answer. */
export class Submitted {
  readonly orders: ReturnType<typeof newOrder>[] = []
  /** The order's id that each key was answered with. */
  readonly answered = new Map<string, string>()

  add(count: number): ReturnType<typeof newOrder>[] {
    const added = Array.from({ length: count }, () => newOrder())
    this.orders.push(...added)
    return added
  }

  /** The status, or `null` without an answer. Every answer must be a valid one. */
  async submit(url: string, order: ReturnType<typeof newOrder>): Promise<number | null> {
    const answer = await post(`${url}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    })
    if (answer === null) return null
    expect([200, 201, 503]).toContain(answer.status)
    if (answer.status === 503) return answer.status
    const { order_id: id } = JSON.parse(answer.text)
    // The same key gets the same order, every time.
    expect(this.answered.get(order.idempotency_key) ?? id).toBe(id)
    this.answered.set(order.idempotency_key, id)
    return answer.status
  }

  /** With nothing in the way, each is answered. */
  async submitAll(url: string): Promise<void> {
    await inBatches(this.orders, 10, async (order) => {
      expect([200, 201]).toContain(await this.submit(url, order))
    })
  }
}

async function post(address: string, request: RequestInit): Promise<{ status: number; text: string } | null> {
  try {
    const response = await fetch(address, request)
    return { status: response.status, text: await response.text() }
  } catch {
    return null
  }
}
