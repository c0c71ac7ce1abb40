import { expect, test } from 'vitest'
import { builtInProducts } from '#catalog/built-in/built-in-catalog.ts'
import { railProducts } from '#company/home/home-rail.ts'

const [one, two, three, four, five] = builtInProducts

test('the home page rail shows four products: featured products first, then the newest other products', () => {
  if (!one || !two || !three || !four || !five) throw new Error('Six products are built in')
  const ids = (featured: (typeof one)[], newest: (typeof one)[]) =>
    railProducts(featured, newest).map(({ id }) => id)
  expect(ids([three, one], [one, two, three, four, five])).toEqual([three.id, one.id, two.id, four.id])
  expect(ids([one, two, three, four, five], [])).toEqual([one.id, two.id, three.id, four.id])
  expect(ids([], [two])).toEqual([two.id])
})
