/** Where the company works (product: company 19). Its email address and phone number are settings. */
export const places: readonly { city: string; state: string }[] = [
  { city: 'Dallas', state: 'TX' },
  { city: 'Atlanta', state: 'GA' },
]

export const officeHours = 'Mon-Fri 9AM-6PM CST'

/** Within the office hours (product: enquiries 6). */
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
