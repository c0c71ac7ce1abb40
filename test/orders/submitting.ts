import { expect } from 'vitest'
import { inBatches } from './in-batches.ts'
import { newOrder, portalEvent, signedEvent } from './shop.ts'

/** Submits orders as browsers do to stores that go away: with the same idempotency key until there is an answer. */
export class Submitted {
  private readonly cookie: string
  readonly orders: ReturnType<typeof newOrder>[] = []
  /** The order's id that each key was answered with. */
  readonly answered = new Map<string, string>()

  /** `cookie` of a customer whose address is proven, and who gets every mail. */
  constructor(cookie = '') {
    this.cookie = cookie
  }

  add(count: number): ReturnType<typeof newOrder>[] {
    const added = Array.from({ length: count }, () => newOrder())
    this.orders.push(...added)
    return added
  }

  get unanswered() {
    return this.orders.filter(({ idempotency_key: key }) => !this.answered.has(key))
  }

  /** The status, or `null` without an answer. Every answer must be a valid one. */
  async submit(url: string, order: ReturnType<typeof newOrder>): Promise<number | null> {
    const answer = await post(`${url}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.cookie },
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

  /** With nothing in the way, each is answered. Orders that have ended since need no answer. */
  async submitAll(url: string, ended: ReadonlySet<string> = new Set()): Promise<void> {
    await inBatches(this.orders, 10, async (order) => {
      if (ended.has(this.answered.get(order.idempotency_key) ?? '')) return
      expect([200, 201]).toContain(await this.submit(url, order))
    })
  }
}

/** Sends events as the signing portal does: with the same id until there is an answer. */
export class Told {
  readonly events: { id: string; order: string; event: ReturnType<typeof portalEvent> }[] = []
  readonly answered = new Map<string, string>()

  add(order: string, events: readonly ReturnType<typeof portalEvent>[]) {
    for (const event of events)
      this.events.push({ id: `msg_${event.type}_${order}`.replace('.', '_'), order, event })
  }

  /** The orders of the events that were sent. */
  get orders(): ReadonlySet<string> {
    return new Set(this.events.map(({ order }) => order))
  }

  get unanswered() {
    return this.events.filter(({ id }) => !this.answered.has(id))
  }

  async tell(url: string, { id, event }: Told['events'][number]): Promise<number | null> {
    const answer = await post(`${url}/api/portal-events`, signedEvent(event, { id }))
    if (answer === null) return null
    expect([200, 503]).toContain(answer.status)
    if (answer.status === 503) return answer.status
    const { outcome } = JSON.parse(answer.text)
    expect(this.answered.get(id) ?? outcome).toBe(outcome)
    this.answered.set(id, outcome)
    return answer.status
  }

  async tellAll(url: string): Promise<void> {
    await inBatches(this.events, 10, async (each) => {
      expect(await this.tell(url, each)).toBe(200)
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
