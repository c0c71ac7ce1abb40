/** What the database tells every process of the store that something changed (LISTEN/NOTIFY). */
export const changeChannels = ['answers_changed', 'cart_changed', 'order_changed', 'saved_changed'] as const
export type ChangeChannel = (typeof changeChannels)[number]

export type ChangeEvents = ReturnType<typeof createChangeEvents>

/**
 * Hands notifications to whoever in this process subscribed. `subject` says whose change it is: a user id for carts and
 * saved products, an owner (`user:…`, `portal:…`, `browser:…`) or an order id for orders, the tags of answers for the
 * catalogue. Who listens to the empty subject hears of all.
 */
export function createChangeEvents() {
  const listeners = new Map<string, Set<(subject: string) => void>>()

  return {
    on(channel: ChangeChannel, subject: string, listener: (subject: string) => void): () => void {
      const key = `${channel}:${subject}`
      const set = listeners.get(key) ?? new Set()
      listeners.set(key, set.add(listener))
      return () => {
        set.delete(listener)
        if (set.size === 0 && listeners.get(key) === set) listeners.delete(key)
      }
    },
    publish(channel: ChangeChannel, subject: string): void {
      for (const heard of new Set([subject, ''])) {
        for (const listener of listeners.get(`${channel}:${heard}`) ?? []) listener(subject)
      }
    },
    /** After a lost connection nobody knows what was missed, so everybody reads again. */
    publishAll(): void {
      for (const set of listeners.values()) for (const listener of set) listener('')
    },
  }
}
