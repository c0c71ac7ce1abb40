import { EventEmitter } from 'node:events'

/** Channels through which PostgreSQL notifies every process of the store about changes (LISTEN/NOTIFY). */
export const changeChannels = [
  'answers_changed',
  'cart_changed',
  'order_changed',
  'saved_changed',
  'votes_changed',
] as const
export type ChangeChannel = (typeof changeChannels)[number]

export type ChangeEvents = ReturnType<typeof createChangeEvents>

/**
 * Delivers changes to subscribers in this process. The subject is a user id (carts, saved products), an owner
 * such as `user:…` or an order id (orders), or empty (catalog, votes). The empty subject subscribes to all
 * changes of a channel.
 */
export function createChangeEvents() {
  const listeners = new EventEmitter().setMaxListeners(0)

  return {
    on(channel: ChangeChannel, subject: string, listener: (subject: string) => void): () => void {
      const name = `${channel}:${subject}`
      listeners.on(name, listener)
      return () => void listeners.off(name, listener)
    },
    publish(channel: ChangeChannel, subject: string): void {
      for (const subscribed of new Set([subject, ''])) listeners.emit(`${channel}:${subscribed}`, subject)
    },
    /** Makes all subscribers read their data again, because a lost connection may have missed changes. */
    publishAll(): void {
      for (const name of listeners.eventNames()) listeners.emit(name, '')
    },
  }
}
