import type { Detailed } from '#catalog/details/item-details.ts'
import type { RunningOffer } from '#catalog/offers/offer.ts'
import type { Product } from '#catalog/product.ts'
import type { SellerSummary } from '#catalog/seller.ts'
import { productPath, sellerPath } from '#catalog/products/card-product.ts'
import { priceLabel } from '#catalog/products/labels.ts'
import { shownDetails } from '#catalog/products/shown-details.ts'
import { productAction } from '#catalog/products/product-action.ts'
import type { Solution } from '#catalog/solution.ts'
import { canBeBought, solutionPath } from '#catalog/solutions/solutions.ts'
import { fixedPages } from '#content/solutions/fixed-pages.ts'
import { toDollars, type Cents } from '#lib/money.ts'

/** A product in a list. `written_by_seller` contains the seller's texts (product: agents 4). */
export function listedProductJson(origin: string, product: Product) {
  const { id, price, originalPrice, subscriptionInterval, category, seller } = product
  return {
    id,
    kind: 'product',
    url: origin + productPath(id),
    ...priceJson(price, originalPrice, subscriptionInterval),
    rating: product.reviewCount === 0 ? null : product.rating,
    review_count: product.reviewCount,
    category: category && { slug: category.slug, name: category.name },
    seller: seller && { id: seller.id, is_verified: seller.isVerified, url: origin + sellerPath(seller.id) },
    max_quantity: product.maxQuantity,
    can_be_added_to_cart: productAction(product).kind === 'add',
    coming_soon: product.comingSoon,
    written_by_seller: {
      name: product.name,
      seller_name: seller?.name ?? null,
      short_description: product.shortDescription,
      tags: product.tags,
    },
  }
}

export function productJson(origin: string, product: Detailed<Product>, offer: RunningOffer | null) {
  const listed = listedProductJson(origin, product)
  const { description, features } = product
  const details = shownDetails(product)
  return {
    ...listed,
    offer: offer && { ends_at: offer.endsAt, lowest_price_30_days_before: toDollars(offer.lowest) },
    written_by_seller: { ...listed.written_by_seller, description, features, details },
  }
}

export function solutionJson(origin: string, solution: Solution) {
  const { id, name, price, originalPrice } = solution
  const fixed = fixedPages.find((page) => page.type === 'wts_solution' && page.id === id)
  return {
    id,
    kind: 'solution',
    url: origin + (fixed?.path ?? solutionPath(name)),
    ...priceJson(price, originalPrice, null),
    rating: solution.reviewCount === 0 ? null : solution.rating,
    review_count: solution.reviewCount,
    can_be_added_to_cart: canBeBought(solution),
    coming_soon: solution.comingSoon,
    written_by_seller: { name, description: solution.description, features: solution.features },
  }
}

export function sellerJson(origin: string, seller: SellerSummary) {
  return {
    id: seller.id,
    url: origin + sellerPath(seller.id),
    is_verified: seller.isVerified,
    verified_since: seller.verifiedSince,
    checks: seller.checks,
    reviews: seller.reviews,
    product_count: seller.productCount,
    categories: seller.categories,
    answers_within_hours: seller.responseHours,
    written_by_seller: {
      name: seller.name,
      description: seller.description,
      support_policy: seller.supportPolicy,
      refund_policy: seller.refundPolicy,
    },
  }
}

function priceJson(price: Cents, original: Cents | null, interval: string | null) {
  return {
    ...soldPriceJson(price, interval),
    original_price: original === null ? null : toDollars(original),
  }
}

export function soldPriceJson(price: Cents, interval: string | null) {
  return {
    price: toDollars(price),
    price_label: priceLabel(price, interval),
    currency: 'USD',
    billing_interval: interval,
  }
}
