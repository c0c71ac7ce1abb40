import { expect, test } from 'vitest'
import { foundIn, termFirst } from '#marketplace/listing/found-in.ts'

const product = {
  name: 'Workflow Suite',
  shortDescription: 'Connects the tools you have.',
  description: 'Runs routine work. Every order that arrives by email or by phone becomes an Invoice at once.',
  tags: ['Workflow', 'Integration', 'Orders'],
}

test('a card shows the sentence with the search term if it would not show the term otherwise', () => {
  expect(foundIn(product, 'routine')).toEqual(['Runs ', 'routine', ' work.'])
  expect(foundIn(product, 'invoice')).toEqual(['…phone becomes an ', 'Invoice', ' at once.'])
  expect(foundIn(product, 'TOOLS')).toEqual(['Connects the ', 'tools', ' you have.'])
  for (const shown of ['', 'suite', 'orders', 'elsewhere']) expect(foundIn(product, shown)).toBeUndefined()
})

test('the tag that equals the search term comes first', () => {
  expect(termFirst(product.tags, 'orders')).toEqual(['Orders', 'Workflow', 'Integration'])
  expect(termFirst(product.tags, 'order')).toEqual(product.tags)
})
