import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useCart } from '#cart/browser/use-cart.ts'
import { cartFailureSentence } from '#cart/browser/cart-toasts.client.ts'

test('`useCart` outside its provider throws (product: cart 33)', () => {
  function Lost() {
    return <p>{useCart().count}</p>
  }
  expect(() => renderToString(<Lost />)).toThrow('useCart must be used inside <CartProvider>')
})

test.each([
  ['load', 'Failed to load cart items'],
  ['add', 'Failed to add product to cart.'],
  ['remove', 'Failed to remove item from cart'],
  ['update', 'Failed to update item quantity'],
  ['clear', 'Failed to clear cart'],
] as const)(
  'each failed cart action has a separate message: a failure to %s (product: cart 31)',
  (action, sentence) => {
    expect(cartFailureSentence(action, 'failed')).toBe(sentence)
    expect(cartFailureSentence(action, 'over_maximum')).toMatch(
      new RegExp(`^${sentence.replace('.', '')}\\. That’s more`),
    )
  },
)
