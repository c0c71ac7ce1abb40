import { expect, test } from 'vitest'
import { previewFrom, productPreview } from '#catalog/products/product-preview.ts'

const card = { id: 'quote-desk', name: 'Quote Desk', images: ['/art/quote-desk.svg'], category: null }

test('a card passes name and picture to the product page', () => {
  expect(previewFrom(productPreview(card))).toEqual({ name: 'Quote Desk', picture: '/art/quote-desk.svg' })
  expect(productPreview({ ...card, images: [] }).picture).toContain('quote-desk')
})

test('a navigation state that no card created is not used as a product preview', () => {
  for (const state of [null, undefined, 'Quote Desk', { name: 'Quote Desk' }, { name: 1, picture: 2 }, []])
    expect(previewFrom(state)).toBeNull()
})
