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
    description:
      'Nine engineers who put language models to work on paperwork. Founded after too many late nights with contracts; whoever built a product also answers questions about it. (Example seller)',
    isVerified: true,
    rating: 4.6,
    verifiedSince: '2025-05-06',
    checks: [checks.register, checks.contact, checks.data],
    responseHours: 8,
    supportPolicy:
      'Weekdays, 8 AM to 6 PM Central Time, by email. An engineer answers, and questions about a wrong result come first.',
    refundPolicy:
      'Your signed agreement says what you get back, and until when. Lanternfield answers a request in writing within five business days and names the passage it relies on.',
    logo: null,
    website: null,
    place: 'Minneapolis, MN',
    foundedYear: 2021,
    sellingSince: '2025-05-02',
  },
  {
    id: 'copperline-systems',
    name: 'Copperline Systems',
    description:
      'Thirty people who build business software for companies of ten to two hundred. Founded by two bookkeepers; every customer has a named contact. (Example seller)',
    isVerified: true,
    rating: 4.7,
    verifiedSince: '2025-04-28',
    checks: [checks.register, checks.contact, checks.data, checks.delivery],
    responseHours: 6,
    supportPolicy: 'Weekdays, 7 AM to 7 PM Central Time, by email and phone. Outages are taken first.',
    refundPolicy:
      'Your signed agreement says what you get back, and until when. Moving a date before the work starts costs nothing.',
    logo: null,
    website: null,
    place: 'Tulsa, OK',
    foundedYear: 2014,
    sellingSince: '2025-04-21',
  },
  {
    id: 'northlight-analytics',
    name: 'Northlight Analytics',
    description:
      'Six statisticians who write in plain English. Founded by two university teachers; whoever does your analysis also explains it to you. (Example seller)',
    isVerified: true,
    rating: 4.7,
    verifiedSince: '2025-05-20',
    checks: [checks.register, checks.contact, checks.data],
    responseHours: 24,
    supportPolicy: 'Weekdays, 9 AM to 5 PM Eastern Time, by email. A statistician answers, not a script.',
    refundPolicy:
      'Your signed agreement says what you get back, and until when. If your data can’t support the analysis, Northlight says so before it begins, and you can withdraw.',
    logo: null,
    website: null,
    place: 'Portland, ME',
    foundedYear: 2018,
    sellingSince: '2025-05-14',
  },
  {
    id: 'quiet-harbor-security',
    name: 'Quiet Harbor Security',
    description:
      'Twelve testers and incident responders, small by choice. A second person checks each finding before you see it. (Example seller)',
    isVerified: true,
    rating: 4.8,
    verifiedSince: '2025-05-30',
    checks: [checks.register, checks.contact, checks.data, checks.delivery],
    responseHours: 4,
    supportPolicy:
      'Weekdays, 8 AM to 8 PM Eastern Time, by email and phone, with an encrypted channel for findings.',
    refundPolicy:
      'Cancel a test before its first day, and Quiet Harbor moves it or releases you as your signed agreement says. Work already done is listed by the hour.',
    logo: null,
    website: null,
    place: 'Annapolis, MD',
    foundedYear: 2016,
    sellingSince: '2025-05-22',
  },
  {
    id: 'brightwork-automation',
    name: 'Brightwork Automation',
    description:
      'Fifteen people who automate shops, warehouses and back offices. Founded by a warehouse manager, and still tested in that warehouse. (Example seller)',
    isVerified: false,
    rating: 4.6,
    verifiedSince: null,
    checks: [],
    responseHours: 24,
    supportPolicy:
      'Weekdays, 8 AM to 5 PM Mountain Time, by email. If a line stands still, write “stopped” in the subject, and you come first.',
    refundPolicy:
      'Hardware that arrives damaged is replaced. For everything else, your signed agreement says what you get back, and until when.',
    logo: null,
    website: null,
    place: 'Boise, ID',
    foundedYear: 2019,
    sellingSince: '2025-05-08',
  },
  {
    id: 'fernhollow-studio',
    name: 'Fernhollow Studio',
    description:
      'Two designers and a developer who met at a print shop. New to the marketplace; you talk to the person who does the work. (Example seller)',
    isVerified: false,
    rating: 4.7,
    verifiedSince: null,
    checks: [],
    responseHours: 48,
    supportPolicy:
      'Tuesday to Friday, 10 AM to 4 PM Pacific Time, by email. Two rounds of changes are part of every project; questions never count as one.',
    refundPolicy:
      'Each project has two points where you may stop. Your signed agreement names them, with the share that’s due at each.',
    logo: null,
    website: null,
    place: 'Eugene, OR',
    foundedYear: 2024,
    sellingSince: '2025-05-05',
  },
]
