import { markdownPath } from '#site/markdown-path.ts'
import { itemWords } from '#agents/item-words.ts'
import { blocks, dataNotice, factList, fenced, link, plainLine } from '#agents/markdown.ts'
import { sharedCartLink } from '#cart/shared-cart.ts'
import type { Detailed } from '#catalog/details/item-details.ts'
import { addressOf } from '#catalog/details/link-address.ts'
import { offerTerms, type RunningOffer } from '#catalog/offers/offer.ts'
import type { Product } from '#catalog/product.ts'
import { categoryPath, productPath, sellerPath } from '#catalog/products/card-product.ts'
import { counted, priceComparison, priceLabel, ratingLabel } from '#catalog/products/labels.ts'
import { shownDetails } from '#catalog/products/shown-details.ts'
import { productAction } from '#catalog/products/product-action.ts'
import { formatMoney, type Cents } from '#lib/money.ts'
import { buyingStep, includedItems, pricing } from '#solutions/fixed/content/fixed-page.ts'
import type { FoundFixedPage } from '#solutions/fixed/fixed-page.server.ts'

/** A product page as Markdown, with the price that the page shows. */
export function productMarkdown(
  origin: string,
  product: Detailed<Product>,
  offer: RunningOffer | null,
): string {
  const { id, name, price, originalPrice, subscriptionInterval, category, seller } = product
  const facts = factList([
    ['Page', origin + productPath(id)],
    ['Price', priceLabel(price, subscriptionInterval)],
    ['Compared with', comparedPrice(price, originalPrice)],
    ['Offer', offer && offerTerms(offer)],
    ['Category', category && link(category.name, origin + markdownPath(categoryPath(category.slug)))],
    ['Seller', seller && sellerLink(origin, seller)],
    ['Rating', ratingWords(product)],
    ['Limit per order', product.maxQuantity === null ? null : String(product.maxQuantity)],
    ['How to get it', buyingFact(origin, product)],
    ['As JSON', `${origin}/api/products/${id}`],
  ])
  const words = itemWords({
    texts: [product.shortDescription, product.description],
    features: product.features,
    details: shownDetails(product),
  })
  return blocks([`# ${plainLine(name)}`, `> ${dataNotice}`, facts, '## In the seller’s words', fenced(words)])
}

/** A solution page or another fixed page as Markdown. */
export function fixedPageMarkdown(origin: string, { path, page, sale }: FoundFixedPage): string {
  const { current, original } = pricing(page, sale)
  const facts = factList([
    ['Page', origin + path],
    ['Price', priceLabel(current, sale.interval)],
    ['Compared with', comparedPrice(current, original)],
    ['Rating', ratingWords(sale)],
    ['How to get it', fixedPageBuyingFact(origin, { page, sale })],
  ])
  const words = itemWords({
    texts: [page.badge, page.lede, page.description],
    features: [
      ...includedItems(page, sale),
      ...page.parts.items.map((part) => `${part.name}: ${part.text}`),
      ...page.suits,
    ],
    details: sale.details,
  })
  return blocks([`# ${plainLine(page.title)}`, `> ${dataNotice}`, facts, '## Description', fenced(words)])
}

/**
 * A product in a list: a link to its page as Markdown, its price, and the facts that buyers compare first.
 */
export function productLine(origin: string, product: Product): string {
  const { id, name, price, subscriptionInterval, seller, shortDescription } = product
  const facts = [
    priceLabel(price, subscriptionInterval),
    seller && plainLine(seller.name),
    ratingWords(product),
  ]
  const words = shortDescription === '' ? '' : `: “${plainLine(shortDescription)}”`
  return `- ${link(name, origin + markdownPath(productPath(id)))} (${facts.filter(Boolean).join(', ')})${words}`
}

function comparedPrice(price: Cents, original: Cents | null): string | null {
  const comparison = priceComparison(price, original)
  if (!comparison) return null
  const percent = comparison.percent === null ? '' : `, ${comparison.percent}% off`
  return `${comparison.label.toLowerCase()} ${formatMoney(comparison.amount)}${percent}`
}

function ratingWords({ rating, reviewCount }: Pick<Product, 'rating' | 'reviewCount'>): string {
  return reviewCount === 0
    ? 'no reviews yet'
    : `${ratingLabel(rating)} of 5 from ${counted(reviewCount, 'review')}`
}

function sellerLink(origin: string, { id, name, isVerified }: NonNullable<Product['seller']>): string {
  return `${link(name, origin + markdownPath(sellerPath(id)))}, ${isVerified ? 'verified' : 'not yet verified'}`
}

function buyingFact(origin: string, product: Product): string {
  const action = productAction(product)
  if (action.kind === 'soon') return 'not yet for sale: coming soon'
  if (action.kind === 'open')
    return `${action.label.toLowerCase()} at ${absolute(origin, action.address.href)}`
  return cartWords(origin + sharedCartLink([{ productId: product.id, offer: 'standard', quantity: 1 }]))
}

function fixedPageBuyingFact(origin: string, { page, sale }: Pick<FoundFixedPage, 'page' | 'sale'>): string {
  const step = buyingStep(sale)
  if (step === 'soon') return 'not yet for sale: coming soon'
  if (step === 'unavailable') return 'not available just now'
  if (sale.opens) return `${sale.opens.label.toLowerCase()} at ${absolute(origin, sale.opens.address.href)}`
  return cartWords(origin + sharedCartLink([{ productId: sale.id, offer: page.offer, quantity: 1 }]))
}

function cartWords(address: string): string {
  return `a person opens ${address}, adds it to the cart and checks out`
}

function absolute(origin: string, href: string): string {
  return addressOf(href)?.leadsTo === 'elsewhere' ? href : origin + href
}
