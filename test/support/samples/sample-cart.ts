import type { SessionUser } from '#account/session/session.ts'
import type { CartLine } from '#cart/cart.ts'
import type { CheckoutForm } from '#orders/checkout.forms.ts'
import { plainProduct } from './plain-product.ts'

export function aLine(
  id: string,
  priceInCents: number,
  more: Partial<CartLine['productData']> = {},
): CartLine {
  return {
    id,
    quantity: 1,
    productId: `product-${id}`,
    productType: 'marketplace',
    offer: 'standard',
    productData: {
      ...plainProduct,
      id: `product-${id}`,
      name: `Product ${id}`,
      price: priceInCents,
      recordType: 'one_time',
      ...more,
    },
  }
}

export const aForm: CheckoutForm = {
  fullName: 'Ada Lovelace',
  email: 'ada@engine.example',
  phone: '+1 214 555 0101',
  company: 'Engines',
  address: '1 Main Street',
  city: 'Dallas',
  state: 'TX',
  zipCode: '75201',
  country: 'United States',
  notes: 'Call first',
  taxId: '',
  poNumber: '',
}

export const aUser: SessionUser = {
  id: 'ada@engine.example',
  email: 'ada@engine.example',
  user_metadata: { full_name: 'Ada Lovelace', phone: '+1 214 555 0101' },
  role: 'authenticated',
}
