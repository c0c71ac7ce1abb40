import { EventEmitter } from 'node:events'

/** What the database tells every process of the store that something changed (LISTEN/NOTIFY). */
export const changeChannels = ['answers_changed', 'cart_changed', 'order_changed', 'saved_changed'] as const
export type ChangeChannel = (typeof changeChannels)[number]

export type ChangeEvents = ReturnType<typeof createChangeEvents>

/**
 * Hands changes to whoever in this process subscribed. `subject` says whose change it is: a user id for carts and saved
 * products, an owner (`user:…`, `portal:…`, `browser:…`) or an order id for orders, the tags of answers for the
 * catalog. Who listens to the empty subject hears of all.
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
      for (const heard of new Set([subject, ''])) listeners.emit(`${channel}:${heard}`, subject)
    },
    /** After a lost connection nobody knows what was missed, so everybody reads again. */
    publishAll(): void {
      for (const name of listeners.eventNames()) listeners.emit(name, '')
    },
  }
}
