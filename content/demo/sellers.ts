import type { SellerProfile } from '#catalog/seller.ts'

const checks = {
  register: 'Entry in the company register, with the name and address on its contracts',
  contact: 'A named contact, reached by phone and by email',
  data: 'Data-processing terms, read for each product that handles customer data',
  delivery: 'One delivery followed from order to handover',
} as const

/**
 * The sellers are invented, and their pages say so. Each states the support policy of its products (product:
 * company 3).
 */
export const demoSellers: readonly SellerProfile[] = [
  {
    id: 'lanternfield-labs',
    name: 'Lanternfield Labs',
    description: 'A team of nine that puts language models to work on paperwork. (Example seller)',
    isVerified: true,
    rating: 4.6,
    verifiedSince: '2025-05-06',
    checks: [checks.register, checks.contact, checks.data],
    responseHours: 8,
    supportPolicy:
      'Weekdays, 8 AM to 6 PM Central Time, by email. Questions about a wrong result are answered first.',
    refundPolicy:
      'Refunds follow the documents of each order. Lanternfield answers a request in writing within five business days and says which passage it relies on.',
    logo: null,
    website: null,
    place: 'Minneapolis, MN',
    foundedYear: 2021,
    sellingSince: '2025-05-02',
  },
  {
    id: 'copperline-systems',
    name: 'Copperline Systems',
    description: 'Business software for companies of ten to two hundred people. (Example seller)',
    isVerified: true,
    rating: 4.7,
    verifiedSince: '2025-04-28',
    checks: [checks.register, checks.contact, checks.data, checks.delivery],
    responseHours: 6,
    supportPolicy: 'Weekdays, 7 AM to 7 PM Central Time, by email and phone. Outages are taken first.',
    refundPolicy:
      'What comes back, and until when, is in the documents you sign. Ask before the work starts if a date is tight; moving it costs nothing.',
    logo: null,
    website: null,
    place: 'Tulsa, OK',
    foundedYear: 2014,
    sellingSince: '2025-04-21',
  },
  {
    id: 'northlight-analytics',
    name: 'Northlight Analytics',
    description: 'Statisticians who write in plain English. (Example seller)',
    isVerified: true,
    rating: 4.7,
    verifiedSince: '2025-05-20',
    checks: [checks.register, checks.contact, checks.data],
    responseHours: 24,
    supportPolicy: 'Weekdays, 9 AM to 5 PM Eastern Time, by email. A statistician answers, not a script.',
    refundPolicy:
      'The signed documents decide. If your data turns out not to support the analysis, Northlight says so before it begins, and you can withdraw.',
    logo: null,
    website: null,
    place: 'Portland, ME',
    foundedYear: 2018,
    sellingSince: '2025-05-14',
  },
  {
    id: 'quiet-harbor-security',
    name: 'Quiet Harbor Security',
    description: 'Testers and incident responders, small by choice. (Example seller)',
    isVerified: true,
    rating: 4.8,
    verifiedSince: '2025-05-30',
    checks: [checks.register, checks.contact, checks.data, checks.delivery],
    responseHours: 4,
    supportPolicy:
      'Weekdays, 8 AM to 8 PM Eastern Time, by email and phone, with an encrypted channel for findings.',
    refundPolicy:
      'If you cancel a test before its first day, we reschedule or release it as the documents say. Work already done is listed by the hour.',
    logo: null,
    website: null,
    place: 'Annapolis, MD',
    foundedYear: 2016,
    sellingSince: '2025-05-22',
  },
  {
    id: 'brightwork-automation',
    name: 'Brightwork Automation',
    description: 'Automation for shops, warehouses and back offices. (Example seller)',
    isVerified: false,
    rating: 4.6,
    verifiedSince: null,
    checks: [],
    responseHours: 24,
    supportPolicy: 'Weekdays, 8 AM to 5 PM Mountain Time, by email.',
    refundPolicy:
      'Hardware that arrives damaged is replaced. For everything else, read the part about returns in the documents before you sign.',
    logo: null,
    website: null,
    place: 'Boise, ID',
    foundedYear: 2019,
    sellingSince: '2025-05-08',
  },
  {
    id: 'fernhollow-studio',
    name: 'Fernhollow Studio',
    description: 'Two designers and a developer, new to the marketplace. (Example seller)',
    isVerified: false,
    rating: 4.7,
    verifiedSince: null,
    checks: [],
    responseHours: 48,
    supportPolicy: 'Tuesday to Friday, 10 AM to 4 PM Pacific Time, by email.',
    refundPolicy:
      'Each project has two points where you may stop. The documents name them, with the share that’s due at each.',
    logo: null,
    website: null,
    place: 'Eugene, OR',
    foundedYear: 2024,
    sellingSince: '2025-05-05',
  },
]
