import { afterAll, beforeAll, expect, test } from 'vitest'
import { marketplaceProducts, marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { proposedForm } from '#catalog/proposals/proposal.ts'
import { saveProposal } from '#catalog/proposals/write-proposals.commands.server.ts'
import { ownDatabase } from '../../support/order-shop.ts'
import { blockedStatements } from '../../support/database/blocked-statements.ts'
import { patience } from '../../support/patience.ts'

const { db, close } = await ownDatabase('begun_at_once')
beforeAll(async () => {
  await db.insert(marketplaceSellers).values({ id: 'a', name: 'A' })
  await db.insert(marketplaceProducts).values({ id: 'lamp', name: 'Lamp', price: '10.00', sellerId: 'a' })
})
afterAll(close)

test('when two members start the same change at once, the second gets the proposal of the first', async () => {
  const write = {
    place: { kind: 'product', sellerId: 'a', subjectId: 'lamp', opened: null, baseVersion: 1 },
    document: proposedForm('product', null),
    sellers: ['a'],
    actor: { kind: 'command' },
    now: new Date(),
  } as const
  const { first, running } = await db.transaction(async (tx) => {
    const saved = await saveProposal(tx, write)
    const started = saveProposal(db, write)
    await expect.poll(() => blockedStatements(db), patience).toBe(1)
    return { first: saved, running: started }
  })
  expect(first).toMatchObject({ state: 'saved' })
  expect(await running).toEqual({ state: 'open_already', id: 'id' in first ? first.id : '' })
})
