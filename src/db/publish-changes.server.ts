import type { ChangeChannel, ChangeEvents } from '#db/change-events.server.ts'
import type { Database } from '#db/database.server.ts'
import pLimit from 'p-limit'

/**
 * For a database whose changes are published by the code. The triggers of carts, saved products and orders tell of
 * those that come over connections of any other name: the release before, commands for staff, SQL by hand.
 */
export const publishingPool = { application_name: 'wadah store' } as const

type Publish = ChangeEvents['publish']

const publishers = new WeakMap<Database, Publish>()
/** What waits for the commit of a transaction. */
const transactions = new WeakMap<Database, (() => void)[]>()

/** Does something after the commit of this transaction, at once outside of one. What is rolled back does nothing. */
export function afterCommit(db: Database, work: () => void): void {
  const waiting = transactions.get(db)
  if (waiting) waiting.push(work)
  else work()
}

/** For commands: says what a write changed. Nobody hears of it before the commit, nor of what is rolled back. */
export function publishChange(db: Database, channel: ChangeChannel, subject: string): void {
  afterCommit(db, () => publishers.get(db)?.(channel, subject))
}

/** Hands on what commands on this database change, that of a transaction after its commit. */
export function onChanges(db: Database, publish: Publish): void {
  publishers.set(db, publish)
  const transaction = db.transaction.bind(db)
  db.transaction = async (work, settings) => {
    let waiting: (() => void)[] = []
    const result = await transaction((tx) => {
      // The work may be repeated.
      waiting = []
      transactions.set(tx, waiting)
      onChanges(tx, publish)
      return work(tx)
    }, settings)
    for (const later of waiting) afterCommit(db, later)
    return result
  }
}

/** One NOTIFY for many writes, since each holds a lock of the whole cluster until its commit is on disk. */
const pauseMilliseconds = 25
/** While nothing can be sent, more are dropped: the versions of the streams find them (`app/event-streams`). */
const mostWaiting = 10_000

/** Collects changes, each once, and sends them together. What could not be sent waits for the next time. */
export function batchChanges(send: (changes: readonly string[]) => Promise<boolean>) {
  const waiting = new Set<string>()
  const inTurn = pLimit(1)
  let timer: NodeJS.Timeout | undefined

  const flush = () =>
    inTurn(async () => {
      clearTimeout(timer)
      timer = undefined
      const batch = [...waiting]
      waiting.clear()
      if (batch.length > 0 && !(await send(batch))) batch.forEach(wait)
    })

  function wait(change: string): void {
    if (waiting.size < mostWaiting) waiting.add(change)
  }

  return {
    flush,
    add(channel: ChangeChannel, subject: string): void {
      wait(`${channel}:${subject}`)
      timer ??= setTimeout(() => void flush(), pauseMilliseconds)
    },
  }
}
