import { field, type ValuesOf } from '#catalog/field.ts'
import {
  dayOrNull,
  lineOrNull,
  optionalText,
  pictureOrNull,
  requiredLine,
  textOrNull,
  websiteOrNull,
  integerOrNull,
} from '#catalog/field-schemas.ts'

/** The profile of a seller. Verification is a separate action (product: dashboard 20). */
export const sellerFields = {
  name: field(requiredLine('Give the seller a name.', 120), {
    label: 'Name',
    kind: 'line',
    section: 'basics',
    isRequired: true,
    isStaffOnly: true,
    isConfirmed: true,
  }),
  description: field(optionalText(2_000), { label: 'Description', kind: 'text', section: 'basics' }),
  logo: field(pictureOrNull, {
    label: 'Logo',
    kind: 'picture',
    section: 'basics',
    hint: 'A square of at least 400 pixels looks best. Without a logo, the shop draws the initials.',
  }),
  website: field(websiteOrNull, {
    label: 'Website',
    kind: 'address',
    section: 'basics',
    hint: 'Begins with https://. The shop links to it.',
  }),
  place: field(lineOrNull(120), { label: 'Location', kind: 'line', section: 'basics' }),
  foundedYear: field(integerOrNull(1800, 2100), {
    label: 'Founded in',
    kind: 'whole',
    section: 'basics',
    isStaffOnly: true,
  }),
  /** An ISO date. */
  sellingSince: field(dayOrNull, {
    label: 'Selling here since',
    kind: 'day',
    section: 'basics',
    isStaffOnly: true,
  }),
  /** The number of hours in which the seller usually replies. */
  responseHours: field(integerOrNull(1, 720), {
    label: 'Typical reply time (hours)',
    kind: 'whole',
    section: 'service',
  }),
  supportPolicy: field(textOrNull(1_000), { label: 'Support', kind: 'text', section: 'service' }),
  refundPolicy: field(textOrNull(1_000), { label: 'Refunds', kind: 'text', section: 'service' }),
}

/** All data on a seller's page, except for the figures of its products (product: marketplace 39). */
export interface SellerProfile extends ValuesOf<typeof sellerFields> {
  id: string
  isVerified: boolean
  rating: number
  /** An ISO date. */
  verifiedSince: string | null
  /** The names of the checks that the seller passed. */
  checks: string[]
}

/** The fields of a seller that products contain (product: data 8). */
export type Seller = Pick<SellerProfile, 'id' | 'name' | 'description' | 'isVerified' | 'rating'>

export interface SellerSummary extends SellerProfile {
  productCount: number
  /** The names of the products' categories, in alphabetical order. */
  categories: string[]
  /** `null` until one of the products has a review. */
  reviews: { rating: number; count: number } | null
}
