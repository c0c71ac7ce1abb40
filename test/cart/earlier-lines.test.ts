import { expect, test } from 'vitest'
import { addableLines, earlierTitle, linesInCart, linesToOffer } from '#cart/earlier-lines.ts'
import { line } from '../support/cart-lines.ts'

const plain = line({ id: 'earlier-plain' })
const other = line({ id: 'earlier-other', productId: 'other', quantity: 2 })
const none = new Set<string>()

function quantities(...offered: Parameters<typeof linesToOffer>) {
  return linesToOffer(...offered).map((each) => [each.line.id, each.line.quantity, each.requested])
}

test('earlier lines that are not in the cart are offered, whatever the quantities of the other lines (product: cart 41)', () => {
  const offered = linesToOffer([plain, other], [line({ quantity: 5 })], none)
  expect(offered).toEqual([{ line: other, requested: 2 }])
  expect(linesInCart([plain, other], [line()])).toEqual([plain])
})

test('a solution with the same id as a product is a different item', () => {
  expect(quantities([plain], [line({ productType: 'wts_solution' })], none)).toEqual([
    ['earlier-plain', 1, 1],
  ])
})

test('added or declined lines are not offered again (product: cart 43)', () => {
  expect(quantities([plain, other], [], new Set(['earlier-plain']))).toEqual([['earlier-other', 2, 2]])
})

test('an offered quantity is limited to the maximum of an order, and the original quantity is shown', () => {
  const lowered = line({ id: 'lowered', quantity: 7 }, { maxQuantity: 5 })
  expect(quantities([lowered], [], none)).toEqual([['lowered', 5, 7]])
})

test('both offers of a product share its maximum, across cart and offered lines', () => {
  const standard = line({ id: 'standard', quantity: 3 }, { maxQuantity: 3 })
  const introduction = line({ id: 'introduction', offer: 'introductory' }, { maxQuantity: 3 })
  expect(quantities([introduction, standard], [], none)).toEqual([
    ['introduction', 1, 1],
    ['standard', 2, 3],
  ])
  expect(quantities([introduction], [line({ quantity: 2 })], none)).toEqual([['introduction', 1, 1]])
  expect(quantities([introduction], [line({ quantity: 3 })], none)).toEqual([])
})

test('unavailable items are named, but neither counted nor added (product: cart 42)', () => {
  const gone = line({ id: 'gone', productId: 'gone' }, { isAvailable: false })
  const soon = line({ id: 'soon', productId: 'soon' }, { comingSoon: true })
  const offered = linesToOffer([gone, other, soon], [], none)
  expect(offered.map((each) => each.line.id)).toEqual(['gone', 'earlier-other', 'soon'])
  expect(addableLines(offered)).toEqual([other])
})

test('the title of the offer counts quantities, not lines', () => {
  expect(earlierTitle([plain])).toBe('Your account has 1 item from before.')
  expect(earlierTitle([plain, other])).toBe('Your account has 3 items from before.')
})
