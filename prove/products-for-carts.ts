import * as z from 'zod'
import { answerTo } from './answer.ts'

const listSchema = z.object({
  products: z.array(
    z.object({
      id: z.string(),
      product_type: z.string(),
      max_quantity: z.nullable(z.number()),
      coming_soon: z.boolean(),
    }),
  ),
})
const openedInstead = new Set(['lead_generation', 'download'])

/** The ids of products of which a cart can contain many units. */
export async function productsForCarts(url: string): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; ; page += 1) {
    const answer = await answerTo(url, { path: `/api/products?page=${page}` })
    const { products } = listSchema.parse(JSON.parse(answer?.text ?? ''))
    if (products.length === 0) return ids
    const countable = products.filter(
      (each) => each.max_quantity === null && !each.coming_soon && !openedInstead.has(each.product_type),
    )
    ids.push(...countable.map(({ id }) => id))
  }
}
