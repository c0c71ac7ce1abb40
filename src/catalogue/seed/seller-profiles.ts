import { builtInSellerProfiles } from '#catalogue/built-in-sellers.ts'
import type { Seller, SellerProfile } from '#catalogue/product.ts'
import { seedSellers } from '#catalogue/seed/sellers.ts'

type Written = Omit<SellerProfile, keyof Seller>

const checks = {
  register: 'Entry in the company register, with the name and address on its contracts',
  contact: 'A named contact, reached by phone and by email',
  data: 'Data-processing terms, read for each product that handles customer data',
  delivery: 'One delivery followed from order to handover',
} as const

/** What the invented sellers say about themselves. Their support is what their products name (product: company 3). */
const written: Readonly<Record<string, Written>> = {
  'lanternfield-labs': {
    verifiedSince: '2025-05-06',
    checks: [checks.register, checks.contact, checks.data],
    responseHours: 8,
    supportPolicy:
      'Weekdays, 8 AM to 6 PM Central Time, by email. Questions about a wrong result are answered first.',
    refundPolicy:
      'Refunds follow the documents of each order. Lanternfield answers a request in writing within five business days and says which passage it relies on.',
    place: 'Minneapolis, MN',
    foundedYear: 2021,
    sellingSince: '2025-05-02',
  },
  'copperline-systems': {
    verifiedSince: '2025-04-28',
    checks: [checks.register, checks.contact, checks.data, checks.delivery],
    responseHours: 6,
    supportPolicy: 'Weekdays, 7 AM to 7 PM Central Time, by email and phone. Outages are taken first.',
    refundPolicy:
      'What comes back, and until when, is in the documents that you sign. Ask before the work starts if a date is tight; moving it costs nothing.',
    place: 'Tulsa, OK',
    foundedYear: 2014,
    sellingSince: '2025-04-21',
  },
  'northlight-analytics': {
    verifiedSince: '2025-05-20',
    checks: [checks.register, checks.contact, checks.data],
    responseHours: 24,
    supportPolicy: 'Weekdays, 9 AM to 5 PM Eastern Time, by email. A statistician answers, not a script.',
    refundPolicy:
      'The signed documents decide. If your data turns out not to support the analysis, Northlight says so before it begins, and you can withdraw.',
    place: 'Portland, ME',
    foundedYear: 2018,
    sellingSince: '2025-05-14',
  },
  'quiet-harbor-security': {
    verifiedSince: '2025-05-30',
    checks: [checks.register, checks.contact, checks.data, checks.delivery],
    responseHours: 4,
    supportPolicy:
      'Weekdays, 8 AM to 8 PM Eastern Time, by email and phone, with an encrypted channel for findings.',
    refundPolicy:
      'A test that you call off before its first day is rescheduled or released as the documents say. Work already done is listed by the hour.',
    place: 'Annapolis, MD',
    foundedYear: 2016,
    sellingSince: '2025-05-22',
  },
  'brightwork-automation': {
    verifiedSince: null,
    checks: [],
    responseHours: 24,
    supportPolicy: 'Weekdays, 8 AM to 5 PM Mountain Time, by email.',
    refundPolicy:
      'Hardware that arrives damaged is replaced. For everything else, read the part about returns in the documents before you sign.',
    place: 'Boise, ID',
    foundedYear: 2019,
    sellingSince: '2025-05-08',
  },
  'fernhollow-studio': {
    verifiedSince: null,
    checks: [],
    responseHours: 48,
    supportPolicy: 'Tuesday to Friday, 10 AM to 4 PM Pacific Time, by email.',
    refundPolicy:
      'Each project has two points where you may stop. The documents name them, with the share that is due at each.',
    place: 'Eugene, OR',
    foundedYear: 2024,
    sellingSince: '2025-05-05',
  },
}

const withoutProfile: Written = {
  verifiedSince: null,
  checks: [],
  responseHours: null,
  supportPolicy: null,
  refundPolicy: null,
  place: null,
  foundedYear: null,
  sellingSince: null,
}

export const allSellerProfiles: readonly SellerProfile[] = [
  ...builtInSellerProfiles,
  ...seedSellers.map((seller) => ({ ...seller, ...(written[seller.id] ?? withoutProfile) })),
]

/** The hours of support of an invented seller, which are those of each of its products. */
export function supportOf(sellerId: string): string | undefined {
  return written[sellerId]?.supportPolicy ?? undefined
}
