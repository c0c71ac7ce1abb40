import type * as z from 'zod/mini'
import { detailsFrom, detailFields } from '#catalog/editing/fields/details.forms.ts'
import type { Detailed } from '#catalog/details/item-details.ts'
import type { RecordChoices } from '#catalog/editing/edited-records.queries.server.ts'
import { productForm } from '#catalog/editing/fields/product.forms.ts'
import { wholeScreens } from '#catalog/editing/fields/screens.forms.ts'
import { solutionForm } from '#catalog/editing/fields/solution.forms.ts'
import type { FormValues } from '#catalog/editing/fields/form-values.ts'
import { sellerForm } from '#catalog/editing/fields/seller.forms.ts'
import type { Product, SellerSummary } from '#catalog/product.ts'
import type { Solution } from '#catalog/solution.ts'

/** The form values as a product of the shop. Fields that do not parse yet count as empty. */
export function previewedProduct(typed: FormValues, id: string, choices: RecordChoices): Detailed<Product> {
  const fields = productForm.shape
  const categoryId = value(fields.categoryId, typed['categoryId'], null)
  const sellerId = value(fields.sellerId, typed['sellerId'], null)
  const category = choices.categories.find((choice) => choice.value === categoryId)
  const seller = choices.sellers.find((choice) => choice.value === sellerId)
  return {
    id,
    ...uncounted,
    name: value(fields.name, typed['name'], 'Untitled'),
    shortDescription: value(fields.shortDescription, typed['shortDescription'], ''),
    description: value(fields.description, typed['description'], ''),
    price: value(fields.price, typed['price'], 0),
    originalPrice: value(fields.originalPrice, typed['originalPrice'], null),
    images: value(fields.images, typed['images'], []),
    tags: value(fields.tags, typed['tags'], []),
    features: value(fields.features, typed['features'], []),
    demoUrl: value(fields.demoUrl, typed['demoUrl'], null),
    documentationUrl: value(fields.documentationUrl, typed['documentationUrl'], null),
    isFeatured: value(fields.isFeatured, typed['isFeatured'], false),
    isActive: true,
    comingSoon: value(fields.comingSoon, typed['comingSoon'], false),
    productType: value(fields.productType, typed['productType'], 'one_time'),
    subscriptionInterval: value(fields.subscriptionInterval, typed['subscriptionInterval'], null),
    maxQuantity: value(fields.maxQuantity, typed['maxQuantity'], null),
    redirectUrl: value(fields.redirectUrl, typed['redirectUrl'], null),
    details: previewedDetails(typed),
    categoryId,
    sellerId,
    category: category
      ? { id: category.value, slug: category.value, name: category.label, ...previewedCategory }
      : null,
    seller: seller
      ? { id: seller.value, name: seller.label, description: '', isVerified: seller.isVerified, rating: 5 }
      : null,
  }
}

export function previewedSolution(typed: FormValues, id: string): Detailed<Solution> {
  const fields = solutionForm.shape
  const tone = value(fields.tone, typed['tone'], 'slate')
  return {
    id,
    ...uncounted,
    name: value(fields.name, typed['name'], 'Untitled'),
    description: value(fields.description, typed['description'], ''),
    category: value(fields.category, typed['category'], ''),
    price: value(fields.price, typed['price'], 0),
    originalPrice: value(fields.originalPrice, typed['originalPrice'], null),
    features: value(fields.features, typed['features'], []),
    icon: value(fields.icon, typed['icon'], 'Bot'),
    gradient: tone,
    bgGradient: tone,
    borderColor: tone,
    textColor: tone,
    isFeatured: value(fields.isFeatured, typed['isFeatured'], false),
    isAvailable: value(fields.isAvailable, typed['isAvailable'], false),
    comingSoon: value(fields.comingSoon, typed['comingSoon'], false),
    sortOrder: 0,
    details: previewedDetails(typed),
  }
}

/** Verification and figures are not form fields: they come from the seller, or are those of a new one. */
export function previewedSeller(typed: FormValues, id: string, seller: SellerSummary | null): SellerSummary {
  const fields = sellerForm.shape
  return {
    id,
    name: value(fields.name, typed['name'], 'Untitled'),
    description: value(fields.description, typed['description'], ''),
    place: value(fields.place, typed['place'], null),
    foundedYear: value(fields.foundedYear, typed['foundedYear'], null),
    sellingSince: value(fields.sellingSince, typed['sellingSince'], null),
    responseHours: value(fields.responseHours, typed['responseHours'], null),
    supportPolicy: value(fields.supportPolicy, typed['supportPolicy'], null),
    refundPolicy: value(fields.refundPolicy, typed['refundPolicy'], null),
    isVerified: seller?.isVerified ?? false,
    verifiedSince: seller?.verifiedSince ?? null,
    checks: seller?.checks ?? [],
    rating: seller?.rating ?? 5,
    productCount: seller?.productCount ?? 0,
    categories: seller?.categories ?? [],
    reviews: seller?.reviews ?? null,
  }
}

/** The counters of a new record. */
const uncounted = { rating: 5, reviewCount: 0, downloadCount: 0, createdAt: '2026-01-01T00:00:00.000Z' }

const previewedCategory = { description: '', icon: '', isActive: true, sortOrder: 0 }

function previewedDetails(typed: FormValues) {
  return detailsFrom({
    steps: value(detailFields.steps, typed['steps'], undefined),
    needs: value(detailFields.needs, typed['needs'], undefined),
    connections: value(detailFields.connections, typed['connections'], undefined),
    setup: value(detailFields.setup, typed['setup'], undefined),
    data: value(detailFields.data, typed['data'], undefined),
    support: value(detailFields.support, typed['support'], undefined),
    cancelling: value(detailFields.cancelling, typed['cancelling'], undefined),
    refund: value(detailFields.refund, typed['refund'], undefined),
    questions: value(detailFields.questions, typed['questions'], undefined),
    links: value(detailFields.links, typed['links'], undefined),
    changes: value(detailFields.changes, typed['changes'], undefined),
    screens: wholeScreens(typed['screens']),
  })
}

function value<Value>(field: z.ZodMiniType<Value>, typed: unknown, otherwise: Value): Value {
  const parsed = field.safeParse(typed)
  return parsed.success ? parsed.data : otherwise
}
