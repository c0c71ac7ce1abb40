import type { RouterContextProvider } from 'react-router'
import { toCardProduct, type CardProduct } from '#catalog/products/card-product.ts'
import type { SellerSummary } from '#catalog/seller.ts'
import { sellerPages } from '#catalog/sellers/sellers.server.ts'
import { answerPageForm } from '#enquiries/answer-page-form.server.ts'
import type { ReviewOfSeller } from '#reviews/published-review.ts'
import { readReviewsOfSeller } from '#reviews/read-reviews.server.ts'
import { sellerContactForm } from '#enquiries/marketplace-enquiries.forms.ts'

export type SellerPageData =
  | { state: 'found'; seller: SellerSummary; products: CardProduct[]; reviews: ReviewOfSeller[] }
  | { state: 'missing' }
  | { state: 'away' }

const newestProducts = 12

/**
 * Reads a seller and the newest products. While the database is away, returns the built-in seller, or 'away'
 * if there is none (product: marketplace 54).
 */
export async function readSellerPage(
  context: Readonly<RouterContextProvider>,
  id: string,
): Promise<SellerPageData> {
  const pages = sellerPages(context)
  const seller = await pages.byId(id)
  if (seller === null) return { state: 'missing' }
  if (seller === 'away') return { state: 'away' }
  const products = await pages.productsOf(id, newestProducts)
  const reviews = await readReviewsOfSeller(context, id)
  return { state: 'found', seller, products: products.map(toCardProduct), reviews }
}

/**
 * Stores a message to a seller. Returns `null` if the seller does not exist. The recipient is the seller in
 * the address, never a value of the form (product: enquiries 11).
 */
export async function answerSellerForm(
  context: Readonly<RouterContextProvider>,
  id: string,
  request: Request,
) {
  const seller = await sellerPages(context).byId(id)
  if (seller === null) return null
  const subject = seller === 'away' ? '' : seller.name
  const about = { subject, details: { seller_id: id } }
  return answerPageForm({ request, context, schema: sellerContactForm, about })
}
