/** What may be asked of the company; each is stored as one enquiry (product: enquiries 1). */
export const enquiryKinds = [
  'contact',
  'silo_application',
  'fund_application',
  'call_back',
  'job_application',
  'seller_contact',
  'seller_application',
  'product_request',
] as const

export type EnquiryKind = (typeof enquiryKinds)[number]

/** A stored enquiry. What does not apply to its kind is empty. */
export interface Enquiry {
  kind: EnquiryKind
  subject: string
  name: string
  email: string
  phone: string
  company: string
  message: string
  /** Fields that only this kind has, by name. */
  details: Record<string, string>
  /** The path of the page it came from. */
  page: string
}

/** The options of the contact form (product: enquiries 3). */
export const interests = [
  'Tech Solutions',
  'Network Membership',
  'Fund Investment',
  'Marketplace Solutions',
  'Analysis App',
  'Other',
] as const

/** The waitlists that there always are. Every solution that is coming soon has one of its own, named by its id. */
export const waitlists = [
  'wadah-edge-beta',
  'social-media-ad-package',
  'wadah-elevate',
  'more-solutions',
] as const

export function isFixedWaitlist(list: string): boolean {
  return waitlists.some((known) => known === list)
}

/** Within the office hours (product: enquiries 6). */
export const callBackTimes = [
  'Any time, Mon-Fri 9AM-6PM CST',
  'Morning, 9AM-12PM CST',
  'Early afternoon, 12PM-3PM CST',
  'Late afternoon, 3PM-6PM CST',
] as const
