import type { CardProduct } from '#catalog/products/card-product.ts'
import { cardsAnswerSchema } from '#catalog/products/cards-answer.ts'
import { callApi } from '#lib/call-api.client.ts'
import { parsed } from '#lib/schema.ts'

/**
 * Fetches the cards of products in order and omits deleted products. Returns `null` without a valid response.
 */
export async function fetchCards(ids: readonly string[]): Promise<CardProduct[] | null> {
  if (ids.length === 0) return []
  const { body } = await callApi(`/api/product-cards?${new URLSearchParams({ ids: ids.join(',') })}`)
  return parsed(cardsAnswerSchema, body)?.products ?? null
}
