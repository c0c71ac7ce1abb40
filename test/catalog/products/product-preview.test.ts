import { expect, test } from 'vitest'
import { previewFrom } from '#catalog/products/product-preview.ts'

test('a navigation state that no card created is not used as a product preview', () => {
  for (const state of [null, undefined, 'Quote Desk', { name: 'Quote Desk' }, { name: 1, picture: 2 }, []])
    expect(previewFrom(state)).toBeNull()
})
