import { brand } from '#content/brand.ts'

export const officeHours = 'Mon-Fri 9AM-6PM CST'

/** The times offered for a callback, within the office hours (product: enquiries 6). */
export const callBackTimes: readonly string[] = [
  `Any time, ${officeHours}`,
  'Morning, 9AM-12PM CST',
  'Early afternoon, 12PM-3PM CST',
  'Late afternoon, 3PM-6PM CST',
]

/** The options of the contact form (product: enquiries 3). */
export const interests: readonly string[] = [
  'Tech Solutions',
  'Network Membership',
  'Fund Investment',
  'Marketplace Solutions',
  'Analysis App',
  'Other',
]

/** The contact page (product: company 19, 20). */
export const contact = {
  title: 'Contact',
  description: `Write to ${brand.name} about a project, the network, the fund or the marketplace. We respond within 24 hours. Dallas, TX and Atlanta, GA.`,
  heading: 'Tell us what you want to build',
  lead: 'A few sentences are enough. We respond within 24 hours and tell you if and how we can help.',
  customers: 'Already a customer? Your orders, receipts and subscriptions are in',
  response: 'Response within 24 hours',
  thanks: 'Someone on our team will reply by email within 24 hours.',
  chat: 'Ask Jake, our assistant',
}
