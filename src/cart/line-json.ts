import type { CartLine } from '#cart/cart.ts'
import type { ProductData } from '#cart/product-data.ts'
import { snakeCased } from '#lib/field-names.ts'
import { toDollars } from '#lib/money.ts'

/** The format in API answers and in the cart that a browser stores (product: data 2). */
export function lineToJson({ productData, ...line }: CartLine) {
  return { ...snakeCased(line), product_data: productDataToJson(productData) }
}

/** The format in API answers and in the cart that a browser stores (product: data 3). */
export function productDataToJson({ price, recordType, ...product }: ProductData) {
  return { ...snakeCased(product), price: toDollars(price), product_type: recordType }
}
