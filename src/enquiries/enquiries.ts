/** What may be asked of the company; each is kept as one enquiry (decisions §6). */
export const enquiryKinds = [
  'contact',
  'silo_application',
  'fund_application',
  'call_back',
  'job_application',
] as const

export type EnquiryKind = (typeof enquiryKinds)[number]

/** One enquiry as it is kept. What does not apply to its kind is empty. */
export interface Enquiry {
  kind: EnquiryKind
  subject: string
  name: string
  email: string
  phone: string
  company: string
  message: string
  /** What only this kind asks for, by its field name. */
  details: Record<string, string>
  /** The path of the page it came from. */
  page: string
}

/** The six options of the contact form (spec §2.18). */
export const interests = [
  'Tech Solutions',
  'Network Membership',
  'Fund Investment',
  'Marketplace Solutions',
  'Analysis App',
  'Other',
] as const

const waitlists = ['wadah-edge-beta', 'social-media-ad-package', 'wadah-elevate', 'more-solutions'] as const

export type Waitlist = (typeof waitlists)[number]

export function isWaitlist(list: string): list is Waitlist {
  return waitlists.some((known) => known === list)
}

/** When a call back may come, within the office hours of spec §2.18. */
export const callBackTimes = [
  'Any time, Mon-Fri 9AM-6PM CST',
  'Morning, 9AM-12PM CST',
  'Early afternoon, 12PM-3PM CST',
  'Late afternoon, 3PM-6PM CST',
] as const
