import type { ChangeChannel, ChangeEvents } from '#db/change-events.server.ts'
import type { Database } from '#db/database.server.ts'
import pLimit from 'p-limit'

/**
 * The name of connections whose changes the code publishes. For connections with any other name (the previous
 * release, staff commands, manual SQL) triggers publish changes to carts, saved products and orders.
 */
export const publishingPool = { application_name: 'wadah store' } as const

type Publish = ChangeEvents['publish']

const publishers = new WeakMap<Database, Publish>()
/** Work to do after the commit of a transaction. */
const transactions = new WeakMap<Database, (() => void)[]>()

/** Runs work after the commit of this transaction, or at once outside a transaction. A rollback discards it. */
export function afterCommit(db: Database, work: () => void): void {
  const queued = transactions.get(db)
  if (queued) queued.push(work)
  else work()
}

/** For commands: publishes a change after the commit, and not at all after a rollback. */
export function publishChange(db: Database, channel: ChangeChannel, subject: string): void {
  afterCommit(db, () => publishers.get(db)?.(channel, subject))
}

/** Registers where changes of commands on this database are published. */
export function onChanges(db: Database, publish: Publish): void {
  publishers.set(db, publish)
  const transaction = db.transaction.bind(db)
  db.transaction = async (work, settings) => {
    let queued: (() => void)[] = []
    const result = await transaction((tx) => {
      // drizzle-orm may run the transaction twice; start with an empty list each time.
      queued = []
      transactions.set(tx, queued)
      onChanges(tx, publish)
      return work(tx)
    }, settings)
    for (const later of queued) afterCommit(db, later)
    return result
  }
}

/** One NOTIFY for many writes, because each holds a cluster-wide lock until its commit is on disk. */
const pauseMilliseconds = 25
/**
 * Further changes are dropped while nothing can be sent. The version comparison of the event streams finds them
 * later (`app/event-streams`).
 */
const maxWaiting = 10_000

/**
 * Collects changes without duplicates and sends them together. A batch that could not be sent is added to the
 * next one.
 */
export function batchChanges(send: (changes: readonly string[]) => Promise<boolean>) {
  const queued = new Set<string>()
  const inTurn = pLimit(1)
  let timer: NodeJS.Timeout | undefined

  const flush = () =>
    inTurn(async () => {
      clearTimeout(timer)
      timer = undefined
      const batch = [...queued]
      queued.clear()
      if (batch.length > 0 && !(await send(batch))) batch.forEach(wait)
    })

  function wait(change: string): void {
    if (queued.size < maxWaiting) queued.add(change)
  }

  return {
    flush,
    add(channel: ChangeChannel, subject: string): void {
      wait(`${channel}:${subject}`)
      timer ??= setTimeout(() => void flush(), pauseMilliseconds)
    },
  }
}
