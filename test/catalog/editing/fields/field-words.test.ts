import { expect, test } from 'vitest'
import { fieldWords } from '#catalog/editing/fields/submitted-fields.ts'

test('an entered price is formatted as the shop writes money (product: display 1, 2)', () => {
  const price = { name: 'price', label: 'Price', kind: 'money', section: 'price' } as const
  expect(['1200.00', '1,300', '$1300', '0', '', 'much'].map((typed) => fieldWords(price, typed))).toEqual([
    '$1,200.00',
    '$1,300.00',
    '$1,300.00',
    'Free',
    '',
    'much',
  ])
})
