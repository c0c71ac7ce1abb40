import { count, eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { idForNew } from '#catalog/editing/new-ids.queries.server.ts'
import { marketplaceCategories } from '#catalog/products/marketplace.tables.server.ts'
import { storeEnquiryOnce } from '#enquiries/enquiries.commands.server.ts'
import type { Enquiry } from '#enquiries/enquiries.ts'
import { enquiries } from '#enquiries/enquiries.tables.server.ts'
import { ownDatabase } from '../support/order-shop.ts'

const enquiry: Enquiry = {
  kind: 'contact',
  subject: 'Lamps',
  name: 'Ada',
  email: 'ada@example.com',
  phone: '',
  company: '',
  message: 'Do you have green ones?',
  details: {},
  page: '/contact',
}

async function database(name: string) {
  const { db, close } = await ownDatabase(name)
  onTestFinished(close)
  return db
}

test('equal inquiries hold no database connections while they wait for the first inquiry', async () => {
  const db = await database('equal_enquiries')
  const began = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const first = storeEnquiryOnce(db, enquiry, () => {
    began.resolve()
    return end.promise
  })
  await began.promise
  const others = Array.from({ length: 60 }, () => storeEnquiryOnce(db, enquiry, () => Promise.resolve()))
  await storeEnquiryOnce(db, { ...enquiry, message: 'Do you have red ones?' }, () => Promise.resolve())
  end.resolve()
  await Promise.all([first, ...others])
  const [stored] = await db
    .select({ times: count() })
    .from(enquiries)
    .where(eq(enquiries.message, enquiry.message))
  expect(stored).toEqual({ times: 1 })
})

test('two new records with the same name are created one after the other, and records with other names do not wait', async () => {
  const db = await database('new_records')
  const began = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const make = (name: string, then = () => Promise.resolve()) =>
    db.transaction(async (tx) => {
      const made = await idForNew(tx, marketplaceCategories, name)
      if (!('id' in made)) throw new Error(`${name} has no id`)
      await tx.insert(marketplaceCategories).values({ id: made.id, slug: made.id, name })
      await then()
      return made.id
    })
  const first = make('Lamp', () => {
    began.resolve()
    return end.promise
  })
  await began.promise
  expect(await make('Vase')).toBe('vase')
  const others = [make('Lamp'), make('Lamp 2')]
  end.resolve()
  expect(await first).toBe('lamp')
  const ids = await Promise.all(others)
  expect(new Set(ids).size).toBe(2)
  expect(ids).toContain('lamp-2')
})
