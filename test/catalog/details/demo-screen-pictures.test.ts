import { readdir, readFile } from 'node:fs/promises'
import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { itemDetailRows } from '#catalog/details/item-details.tables.server.ts'
import { projectFile } from '../../support/order-shop.ts'
import { withRollback } from '../../support/store.ts'

/** The screens as the previous release seeded and drew them. */
const drawn = {
  kind: 'chart',
  title: 'Clicked, by team, October',
  caption: '“Your parcel is waiting”, sent to forty-four people.',
  unit: { before: '', after: '%' },
  values: [
    { label: 'Sales', value: 21 },
    { label: 'Office', value: 14 },
    { label: 'Warehouse', value: 9 },
    { label: 'Finance', value: 0 },
  ],
}

test('drawn demo screens get a picture, and edited ones stay unchanged', async () => {
  const names = await readdir(projectFile('migrations'))
  const name = names.find((each) => each.endsWith('_pictures-of-demo-screens.sql')) ?? ''
  const migration = await readFile(projectFile(`migrations/${name}`), 'utf8')
  await withRollback(async (db) => {
    const place = and(eq(itemDetailRows.kind, 'product'), eq(itemDetailRows.itemId, 'phishing-drills'))
    const changed = { ...drawn, values: drawn.values.slice(1) }
    await db
      .update(itemDetailRows)
      .set({ details: { setup: 'A day.', screens: [changed, drawn] } })
      .where(place)
    // The migration runs twice, since it may be repeated.
    for (let times = 0; times < 2; times += 1) await db.execute(sql.raw(migration))
    const [row] = await db.select({ details: itemDetailRows.details }).from(itemDetailRows).where(place)
    expect(row?.details).toEqual({
      setup: 'A day.',
      screens: [changed, { ...drawn, picture: '/sample-screens/phishing-drills-1' }],
    })
  })
})
