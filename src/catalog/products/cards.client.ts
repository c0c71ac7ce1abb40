import type { CardProduct } from '#catalog/products/card-product.ts'
import { parseJson } from '#lib/json.ts'
import { cardsAnswerSchema } from '#catalog/products/cards-answer.ts'
import { parsed } from '#lib/schema.ts'

const timeLimitMilliseconds = 10_000

/** The cards of these products in order, without deleted ones; `null` without a usable answer. */
export async function fetchCards(ids: readonly string[]): Promise<CardProduct[] | null> {
  if (ids.length === 0) return []
  try {
    const query = new URLSearchParams({ ids: ids.join(',') })
    const response = await fetch(`/api/product-cards?${query}`, {
      signal: AbortSignal.timeout(timeLimitMilliseconds),
    })
    const answer = response.ok ? parsed(cardsAnswerSchema, parseJson(await response.text())) : undefined
    return answer?.products ?? null
  } catch (error) {
    console.warn('Could not load the products.', error)
    return null
  }
}
