import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { openDatabase, type Database } from '#db/database.server.ts'
import { batchChanges, onChanges, publishChange } from '#db/publish-changes.server.ts'

async function withPublished(work: (db: Database, published: string[]) => Promise<void>): Promise<void> {
  const { db, close } = openDatabase(inject('committedDatabaseUrl'), { onError: () => undefined })
  const published: string[] = []
  onChanges(db, (_, subject) => published.push(subject))
  try {
    await work(db, published)
  } finally {
    await close()
  }
}

test('changes of a transaction are published after its commit', () =>
  withPublished(async (db, published) => {
    publishChange(db, 'cart_changed', 'alone')
    expect(published).toEqual(['alone'])
    await db.transaction(async (tx) => {
      publishChange(tx, 'cart_changed', 'outer')
      await tx.transaction(async (inner) => publishChange(inner, 'cart_changed', 'inner'))
      expect(published).toEqual(['alone'])
    })
    expect(published).toEqual(['alone', 'outer', 'inner'])
  }))

test('changes of rolled-back transactions and savepoints are not published', () =>
  withPublished(async (db, published) => {
    const broken = db.transaction(async (tx) => {
      publishChange(tx, 'cart_changed', 'undone')
      await tx.execute(sql`select 1 / 0`)
    })
    await expect(broken).rejects.toThrow()
    await db.transaction(async (tx) => {
      await tx
        .transaction(async (inner) => {
          publishChange(inner, 'cart_changed', 'undone')
          inner.rollback()
        })
        .catch(() => undefined)
      publishChange(tx, 'cart_changed', 'done')
    })
    expect(published).toEqual(['done'])
  }))

test('a repeated transaction publishes the changes of its last attempt', () =>
  withPublished(async (db, published) => {
    let tries = 0
    await db.transaction(async (tx) => {
      tries += 1
      publishChange(tx, 'cart_changed', `try ${tries}`)
      if (tries === 1) await tx.execute(sql`do $$ begin raise exception using errcode = '40001'; end $$`)
    })
    expect(published).toEqual(['try 2'])
  }))

test('publishing a change on a database without listeners causes no error', async () => {
  const { db, close } = openDatabase(inject('committedDatabaseUrl'), { onError: () => undefined })
  publishChange(db, 'cart_changed', 'somebody')
  await close()
})

test('a burst of changes becomes one batch that contains each change once', async () => {
  const sent: (readonly string[])[] = []
  const batches = batchChanges(async (changes) => {
    sent.push(changes)
    return true
  })
  for (let time = 0; time < 100; time += 1)
    for (const name of ['ada', 'eve']) batches.add('cart_changed', name)
  await batches.flush()
  await batches.flush()
  expect(sent).toEqual([['cart_changed:ada', 'cart_changed:eve']])
})

test('changes that could not be sent are sent with the next batch', async () => {
  const sent: (readonly string[])[] = []
  let isAway = true
  const batches = batchChanges(async (changes) => {
    if (!isAway) sent.push(changes)
    return !isAway
  })
  batches.add('cart_changed', 'ada')
  await batches.flush()
  isAway = false
  batches.add('cart_changed', 'eve')
  await batches.flush()
  expect(sent).toEqual([['cart_changed:ada', 'cart_changed:eve']])
})
