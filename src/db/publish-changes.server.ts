import type { ChangeChannel, ChangeEvents } from '#db/change-events.server.ts'
import type { Database } from '#db/database.server.ts'
import pLimit from 'p-limit'

/**
 * The application name of connections whose changes our code publishes. For all others (the previous release,
 * staff commands, manual SQL), triggers publish changes of carts, saved products and orders.
 */
export const publishingPool = { application_name: 'wadah store' } as const

type Publish = ChangeEvents['publish']

const publishers = new WeakMap<Database, Publish>()
/** Work that runs after the commit of a transaction. */
const transactions = new WeakMap<Database, (() => void)[]>()

/**
 * Runs work after the commit of the current transaction, or at once if there is none. A rollback discards it.
 */
export function afterCommit(db: Database, work: () => void): void {
  const queued = transactions.get(db)
  if (queued) queued.push(work)
  else work()
}

/** Publishes a change after the commit. A rollback discards it. */
export function publishChange(db: Database, channel: ChangeChannel, subject: string): void {
  afterCommit(db, () => publishers.get(db)?.(channel, subject))
}

/** Sets the function that publishes the changes of commands on this database. */
export function onChanges(db: Database, publish: Publish): void {
  publishers.set(db, publish)
  const transaction = db.transaction.bind(db)
  db.transaction = async (work, settings) => {
    let queued: (() => void)[] = []
    const result = await transaction((tx) => {
      // drizzle-orm may run the transaction twice, so each run starts with an empty list.
      queued = []
      transactions.set(tx, queued)
      onChanges(tx, publish)
      return work(tx)
    }, settings)
    for (const later of queued) afterCommit(db, later)
    return result
  }
}

/**
 * Many writes share one NOTIFY, because each NOTIFY holds a cluster-wide lock until its commit is on disk.
 */
const pauseMilliseconds = 25
/**
 * Beyond this number, changes that cannot be sent are dropped. Event streams find them later by comparing
 * versions (`app/event-streams`).
 */
const maxWaiting = 10_000

/** Collects distinct changes and sends them in batches. A batch that could not be sent joins the next one. */
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
