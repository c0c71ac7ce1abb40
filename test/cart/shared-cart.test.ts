import { describe, expect, test } from 'vitest'
import { maxLookedUp } from '#cart/product-data.ts'
import { readSharedCart, sharedCartLink } from '#cart/shared-cart.ts'
import { readSharedLines } from '#marketplace/shared-cart/read-shared-lines.server.ts'
import { addable, holdsAll } from '#marketplace/shared-cart/shared-cart-view.tsx'
import { withShop } from '../support/cart-shop.ts'

const item = (productId: string, quantity: number, offer: 'standard' | 'introductory' = 'standard') => ({
  productId,
  offer,
  quantity,
})

describe('the cart link', () => {
  test('the cart link contains ids and quantities, and is read back', () => {
    const items = [item('cart-five', 2), item('open-mind-consulting', 1, 'introductory')]
    const link = sharedCartLink(items)
    expect(link).toBe('/marketplace/shared-cart?items=cart-five:2,open-mind-consulting:1:introductory')
    const { searchParams } = new URL(link, 'http://store.test')
    expect(readSharedCart(searchParams.get('items'))).toEqual({ items, ignored: 0 })
  })

  test('invalid lines of a cart link are counted and dropped, and repeated lines are added up', () => {
    const text =
      'a:1,a:2,b,:3,c:0,d:-1,e:1.5,f:x,g:1:gratis,h:1:introductory,<i>:1,j:1:introductory:2,k:999999'
    expect(readSharedCart(text)).toEqual({ items: [item('a', 3), item('b', 1)], ignored: 10 })
    expect(readSharedCart(null)).toEqual({ items: [], ignored: 0 })
    const many = Array.from({ length: maxLookedUp + 3 }, (_, index) => `p${index}:1`).join(',')
    expect(readSharedCart(many)).toMatchObject({ ignored: 3 })
  })
})

test('a cart link shows products and solutions at current prices, up to the maximum of an order, and names unavailable items', () =>
  withShop(async ({ store: { context } }) => {
    const reading = { ...context, shortLived: () => undefined, shows: () => undefined }
    const found = await readSharedLines(reading, [
      item('cart-five', 9),
      item('cart-solution', 2),
      item('open-mind-consulting', 3, 'introductory'),
      item('cart-demo', 1),
      item('cart-inactive', 1),
      item('cart-away', 1),
      item('nothing', 1),
    ])
    if (found === 'away') throw new Error('The database is there')
    expect(found.missing).toEqual(['cart-inactive', 'nothing'])
    expect(found.lines).toMatchObject([
      {
        requested: 9,
        seller: expect.any(String),
        line: { productType: 'marketplace', quantity: 5, productData: { price: 500 } },
      },
      {
        requested: 2,
        originalPrice: null,
        line: { productType: 'wts_solution', quantity: 2, productData: { price: 178_000 } },
      },
      { requested: 3, line: { quantity: 1, productData: { price: 0 } } },
      { line: { productId: 'cart-demo' } },
      { line: { productId: 'cart-away' } },
    ])
    expect(addable(found.lines).map(({ productId }) => productId)).toEqual([
      'cart-five',
      'cart-solution',
      'open-mind-consulting',
    ])
  }))

test('a cart contains a shared cart when it has at least the same quantity of each line', () => {
  const line = (productId: string, quantity: number) =>
    ({ productId, productType: 'marketplace', offer: 'standard', quantity }) as const
  const shared = [line('a', 1), line('b', 2)]
  expect(holdsAll([line('b', 3), line('a', 1), line('c', 1)], shared)).toBe(true)
  expect(holdsAll([line('b', 1), line('a', 1)], shared)).toBe(false)
  expect(holdsAll([line('a', 1)], shared)).toBe(false)
  expect(holdsAll([line('a', 1)], [])).toBe(false)
})
