import type { ChangeChannel } from '#db/change-events.server.ts'
import type { Database } from '#db/database.server.ts'

/** What a write changed, and whose it is. */
export interface PublishedChange {
  channel: ChangeChannel
  subject: string
}

/**
 * For a database whose changes are published by the code. The triggers of carts, saved products and orders tell of
 * those that come over connections of any other name: the release before, commands for staff, SQL by hand.
 */
export const publishingPool = { application_name: 'wadah store' } as const

type Publish = (changes: readonly PublishedChange[]) => void

const publishers = new WeakMap<Database, Publish>()
const transactions = new WeakMap<Database, (work: () => void) => void>()

/** Does something after the commit of this transaction, at once outside of one. What is rolled back does nothing. */
export function afterCommit(db: Database, work: () => void): void {
  const wait = transactions.get(db)
  if (wait) wait(work)
  else work()
}

/** For commands: says what a write changed. Nobody hears of it before the commit, nor of what is rolled back. */
export function publishChange(db: Database, channel: ChangeChannel, subject: string): void {
  afterCommit(db, () => publishers.get(db)?.([{ channel, subject }]))
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
      transactions.set(tx, (later) => void waiting.push(later))
      onChanges(tx, publish)
      return work(tx)
    }, settings)
    for (const later of waiting) afterCommit(db, later)
    return result
  }
}
