import type { PublishedChange } from '#db/publish-changes.server.ts'

/** One NOTIFY for many writes, since each holds a lock of the whole cluster until its commit is on disk. */
const pauseMilliseconds = 25
/** While nothing can be sent, more are dropped: the versions of the streams find them (`app/event-streams`). */
const mostWaiting = 10_000

/** Collects changes, each once, and sends them together. What could not be sent waits for the next time. */
export function batchChanges(send: (changes: readonly PublishedChange[]) => Promise<void>) {
  const waiting = new Map<string, PublishedChange>()
  let timer: NodeJS.Timeout | undefined
  let sending = Promise.resolve()

  function flush(): Promise<void> {
    sending = sending.then(sendWaiting)
    return sending
  }

  async function sendWaiting(): Promise<void> {
    const batch = [...waiting.values()]
    waiting.clear()
    clearTimeout(timer)
    timer = undefined
    if (batch.length > 0) await send(batch).catch(() => wait(batch))
  }

  function wait(changes: readonly PublishedChange[]): void {
    for (const change of changes) {
      if (waiting.size < mostWaiting) waiting.set(`${change.channel}:${change.subject}`, change)
    }
  }

  return {
    flush,
    add(changes: readonly PublishedChange[]): void {
      wait(changes)
      if (waiting.size > 0) timer ??= setTimeout(() => void flush(), pauseMilliseconds)
    },
  }
}
