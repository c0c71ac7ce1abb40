import { priceChangeTitle } from '#cart/price-changes.ts'
import type { HandOverResult } from '#orders/checkout/hand-over.client.ts'

interface Message {
  title: string
  description: string
}

export const loginRequired: Message = {
  title: 'Authentication Required',
  description: 'Please log in to proceed with checkout.',
}

/** The message after a failed hand-off; `null` if the page already shows the problem. */
export function handOverToast(result: Exclude<HandOverResult, { outcome: 'handed_over' }>): Message | null {
  switch (result.outcome) {
    case 'signed_out':
      return loginRequired
    case 'empty_cart':
      return { title: 'Empty Cart', description: 'Your cart is empty. Add some products first.' }
    case 'price_changed':
      return {
        title: priceChangeTitle(result.changes),
        description: 'Nothing was sent. Check the new total, then proceed.',
      }
    case 'cannot_be_bought':
      return {
        title: `${result.name} can’t be bought`,
        description: 'Remove it from your cart, then proceed.',
      }
    case 'invalid_lines': {
      const names = result.errors.map(({ name }) => name).join(', ')
      return {
        title: `${names} can’t be bought like this`,
        description: 'Nothing was sent. The order summary says why.',
      }
    }
    case 'discount_rejected':
    case 'discount_changed':
      return { title: 'Check your discount code', description: `Nothing was sent. ${result.message}` }
    case 'prepared_before':
    case 'quote_over':
      return null
  }
}
