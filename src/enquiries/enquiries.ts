import { waitlists } from '#content/waitlists.ts'

/** The kinds of inquiries that visitors can send (product: enquiries 1). */
export const enquiryKinds = [
  'contact',
  'silo_application',
  'fund_application',
  'call_back',
  'job_application',
  'seller_contact',
  'seller_application',
  'product_request',
  'product_question',
] as const

export type EnquiryKind = (typeof enquiryKinds)[number]

/** A stored inquiry. Fields that its kind does not use are empty. */
export interface Enquiry {
  kind: EnquiryKind
  subject: string
  name: string
  email: string
  phone: string
  company: string
  message: string
  /** The fields that only this kind has, by name. */
  details: Record<string, string>
  page: string
}

export function isFixedWaitlist(list: string): boolean {
  return waitlists.some((known) => known === list)
}
