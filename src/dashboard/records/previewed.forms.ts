import * as z from 'zod/mini'
import type { Detailed } from '#catalog/details/item-details.ts'
import type { RecordChoices } from '#catalog/editing/edited-records.queries.server.ts'
import { detailsFrom } from '#catalog/editing/fields/detail-fields.ts'
import type { FormValues } from '#catalog/editing/fields/form-values.ts'
import { productFormFields } from '#catalog/editing/fields/product-form.ts'
import { validSoFar } from '#catalog/editing/fields/record-form-values.ts'
import { wholeScreens } from '#catalog/editing/fields/screens.ts'
import { sellerFormValues, sellerForm } from '#catalog/editing/fields/seller-form.ts'
import { solutionFormFields } from '#catalog/editing/fields/solution-form.ts'
import type { Product } from '#catalog/product.ts'
import type { SellerSummary } from '#catalog/seller.ts'
import type { Solution } from '#catalog/solution.ts'

const missing = { name: 'Untitled', price: '0' }

/** Converts form values to a product as the shop shows it. Invalid fields are treated as empty. */
export function previewedProduct(values: FormValues, id: string, choices: RecordChoices): Detailed<Product> {
  const fields = validSoFar(z.object(productFormFields), values, missing)
  const category = choices.categories.find(({ value }) => value === fields.categoryId)
  const seller = choices.sellers.find(({ value }) => value === fields.sellerId)
  return {
    id,
    ...uncounted,
    ...fields,
    isActive: true,
    details: detailsFrom({ ...fields, screens: wholeScreens(values['screens']) }),
    category: category
      ? { id: category.value, slug: category.value, name: category.label, ...previewedCategory }
      : null,
    seller: seller
      ? { id: seller.value, name: seller.label, description: '', isVerified: seller.isVerified, rating: 5 }
      : null,
  }
}

export function previewedSolution(values: FormValues, id: string): Detailed<Solution> {
  const { tone, ...fields } = validSoFar(z.object(solutionFormFields), values, missing)
  return {
    id,
    ...uncounted,
    ...fields,
    gradient: tone,
    bgGradient: tone,
    borderColor: tone,
    textColor: tone,
    details: detailsFrom({ ...fields, screens: wholeScreens(values['screens']) }),
  }
}

/**
 * Converts form values to a seller. The form contains neither the verification nor the counters, so they come
 * from the stored seller; a new seller has defaults.
 */
export function previewedSeller(values: FormValues, id: string, seller: SellerSummary | null): SellerSummary {
  return {
    isVerified: false,
    verifiedSince: null,
    checks: [],
    rating: 5,
    productCount: 0,
    categories: [],
    reviews: null,
    ...seller,
    // A proposal has no values for fields that only staff can edit, such as the name.
    ...validSoFar(sellerForm, { ...(seller && sellerFormValues(seller)), ...values }, missing),
    id,
  }
}

/** The counters of a new record. */
const uncounted = { rating: 5, reviewCount: 0, downloadCount: 0, createdAt: '2026-01-01T00:00:00.000Z' }

const previewedCategory = { description: '', icon: '', isActive: true, sortOrder: 0 }
