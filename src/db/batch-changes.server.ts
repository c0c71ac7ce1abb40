import type { PublishedChange } from '#db/publish-changes.server.ts'

/** One NOTIFY for many writes, since each holds a lock of the whole cluster until its commit is on disk. */
const pauseMilliseconds = 25
/** While nothing can be sent, more are dropped: the versions of the streams find them (`app/event-streams`). */
const mostWaiting = 10_000

export interface ChangeBatches {
  add(changes: readonly PublishedChange[]): void
  /** Sends what waits. What could not be sent waits for the next time. */
  flush(): Promise<void>
}

/** Collects changes, each once, and sends them together. */
export function batchChanges(send: (changes: readonly PublishedChange[]) => Promise<void>): ChangeBatches {
  const waiting = new Map<string, PublishedChange>()
  let timer: NodeJS.Timeout | undefined
  let sending = Promise.resolve()

  function add(changes: readonly PublishedChange[]): void {
    for (const change of changes) {
      if (waiting.size < mostWaiting) waiting.set(`${change.channel}:${change.subject}`, change)
    }
    if (waiting.size > 0) timer ??= setTimeout(() => void flush(), pauseMilliseconds)
  }

  function flush(): Promise<void> {
    sending = sending.then(sendWaiting)
    return sending
  }

  async function sendWaiting(): Promise<void> {
    const batch = [...waiting.entries()]
    waiting.clear()
    clearTimeout(timer)
    timer = undefined
    if (batch.length === 0) return
    try {
      await send(batch.map(([, change]) => change))
    } catch {
      for (const [key, change] of batch) waiting.set(key, change)
    }
  }

  return { add, flush }
}
