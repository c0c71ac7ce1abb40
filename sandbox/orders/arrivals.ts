import { createHash } from 'node:crypto'
import type { Deliveries } from './deliveries.ts'
import { eventOf, type SigningPortalOrder } from './order.ts'
import { takeOver } from './store.ts'
import type { StoredOrders } from './stored-orders.ts'

interface ArrivalNeeds {
  storeUrl: string
  orders: StoredOrders
  deliveries: Deliveries
}

export type Arrival = { outcome: 'arrived'; visit: string } | { outcome: 'token_not_valid' | 'not_answered' }

const addressMinutes = 15

/**
 * Fetches the order of an address from the shop. A token can be exchanged only once, so opening the same address
 * again, or in two tabs at once, leads to the same visit.
 */
export function arrivalsAt({ storeUrl, orders, deliveries }: ArrivalNeeds) {
  const underWay = new Map<string, Promise<Arrival>>()

  async function arrive(id: string, token: string, address: string): Promise<Arrival> {
    const known = orders.byId(id)
    const now = new Date()
    if (known?.addresses.some(({ hash, until }) => hash === address && until > now.toISOString())) {
      return { outcome: 'arrived', visit: known.visit }
    }
    const taken = await takeOver(storeUrl, id, token)
    if (taken.outcome !== 'taken') return { outcome: taken.outcome }
    const until = new Date(now.getTime() + addressMinutes * 60_000).toISOString()
    const { record, accessKey } = taken
    const order = { ...(known ?? newOrder(id, record)), record, accessKey }
    orders.put({ ...order, addresses: [...order.addresses, { hash: address, until }].slice(-20) })
    const [opened] = order.events
    if (!known && opened) await deliveries.send(id, opened.event)
    return { outcome: 'arrived', visit: order.visit }
  }

  return (id: string, token: string): Promise<Arrival> => {
    const address = createHash('sha256').update(`${id} ${token}`).digest('base64url')
    const before = underWay.get(address)
    if (before) return before
    const arriving = arrive(id, token, address).finally(() => underWay.delete(address))
    underWay.set(address, arriving)
    return arriving
  }
}

function newOrder(id: string, record: SigningPortalOrder['record']): Omit<SigningPortalOrder, 'accessKey'> {
  const sessionId = `pay_${crypto.randomUUID()}`
  const opened = eventOf({ id, sessionId, record }, 'order.documents_opened', new Date())
  return {
    id,
    visit: crypto.randomUUID(),
    addresses: [],
    sessionId,
    record,
    status: 'open',
    signedBy: null,
    mode: 'at_once',
    events: [{ event: opened, deliveries: [], done: false }],
  }
}
